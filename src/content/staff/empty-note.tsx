import { ArrowRight } from "lucide-react";
import { useContext } from "react";
import { Link } from "react-router";
import { useLang } from "../../platform/locale/lang";
import { ScreensContext } from "../../ui/frame/screen";

interface EmptyNoteProps {
  text: string;
  /** The next step; by default the first list of content. */
  step?: { to: string; label: string };
}

/** In place of an empty list of work: says so, and offers the next step. */
export function EmptyNote({ text, step }: EmptyNoteProps) {
  const lang = useLang();
  const screens = useContext(ScreensContext);
  const [first] = screens.flatMap(({ content, menu }) =>
    content && menu?.section === "content" ? menu.links : [],
  );
  const { to, label } = step ?? { to: first?.to, label: first?.label[lang] };
  return (
    <div className="empty-note">
      <p role="status">{text}</p>
      {to && (
        <Link className="button button-quiet" to={to}>
          {label}
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      )}
    </div>
  );
}
