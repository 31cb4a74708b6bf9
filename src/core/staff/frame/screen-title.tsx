import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LANG_TAG } from "../../locale/lang";
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
  /** Stands beside the way back, as another way from here. */
  beside?: ReactNode;
}

/** The Back Home link, the document's title and the one heading of a screen. */
export function ScreenTitle({ title, documentTitle = title, typed = false, beside }: ScreenTitleProps) {
  const page = useLang();
  const lang = (typed && scriptLang(title, page)) || page;
  return (
    <>
      <title>{documentTitle}</title>
      <div className="screen-top">
        <Link to="/cms" className="back-home">
          <ArrowLeft aria-hidden="true" size={18} />
          {useStaffWords().backHome}
        </Link>
        {beside}
        <LastSaved />
      </div>
      <h1 lang={lang === page ? undefined : LANG_TAG[lang]}>
        <Phrase text={title} lang={lang} />
      </h1>
    </>
  );
}
