import { ArrowLeft, House, type LucideIcon, MoreHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { otherLang } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { scriptLang } from "../../locale/name";
import { Phrase } from "../../locale/phrase";
import { useStaffWords } from "../../locale/words/staff";
import { LastSaved } from "./banner";

interface ScreenTitleProps {
  title: string;
  /** The document's title, where it is another one. */
  documentTitle?: string | undefined;
  /** Somebody's words, which may be in another language than the screen. */
  typed?: boolean;
  /** The list that the screen belongs to, before the way home. */
  list?: { to: string; label: string };
  /** Stands beside the way back, as another way from here. */
  beside?: ReactNode;
}

/** The ways back, the document's title and the one heading of a screen. */
export function ScreenTitle({ title, documentTitle = title, typed = false, list, beside }: ScreenTitleProps) {
  const page = useLang();
  const lang = (typed && scriptLang(title, page)) || page;
  return (
    <>
      <title>{documentTitle}</title>
      <Ways list={list} beside={beside} />
      <h1 lang={otherLang({ lang }, page)}>
        <Phrase text={title} lang={lang} />
      </h1>
    </>
  );
}

/** The way back, and the others: on a phone behind More, where there are more than two. */
function Ways({ list, beside }: Pick<ScreenTitleProps, "list" | "beside">) {
  const { backHome, more } = useStaffWords();
  const [isOpen, setOpen] = useState(false);
  const home = { to: "/cms", label: backHome };
  return (
    <div className="screen-top">
      <Way {...(list ?? home)} Icon={ArrowLeft} />
      {beside && (
        <button
          type="button"
          className="button button-quiet screen-more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <MoreHorizontal aria-hidden="true" size={20} />
          {more}
        </button>
      )}
      <div className="screen-ways">
        {list && <Way {...home} Icon={House} />}
        {beside && <div>{beside}</div>}
      </div>
      <LastSaved />
    </div>
  );
}

function Way({ to, label, Icon }: { to: string; label: string; Icon: LucideIcon }) {
  return (
    <Link to={to} className="back-home">
      <Icon aria-hidden="true" size={18} />
      {label}
    </Link>
  );
}
