import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { useLang } from "../locale/lang-context";
import { useStaffMessages } from "../locale/messages/staff";
import { Phrase } from "../locale/phrase";
import { LastSaved } from "./last-saved";

/** The Back Home link, the document's title and the one heading of a screen. */
export function ScreenTitle({ title }: { title: string }) {
  const lang = useLang();
  return (
    <>
      <title>{title}</title>
      <div className="screen-top">
        <Link to="/cms" className="back-home">
          <ArrowLeft aria-hidden="true" size={18} />
          {useStaffMessages().backHome}
        </Link>
        <LastSaved />
      </div>
      <h1>
        <Phrase text={title} lang={lang} />
      </h1>
    </>
  );
}
