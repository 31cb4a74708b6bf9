import { ArrowLeft, House } from "lucide-react";
import type { ReactNode } from "react";
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
  const Back = list ? House : ArrowLeft;
  return (
    <>
      <title>{documentTitle}</title>
      <div className="screen-top">
        <div className="screen-ways">
          {list && (
            <Link to={list.to} className="back-home">
              <ArrowLeft aria-hidden="true" size={18} />
              {list.label}
            </Link>
          )}
          <Link to="/cms" className="back-home">
            <Back aria-hidden="true" size={18} />
            {useStaffWords().backHome}
          </Link>
        </div>
        {beside && <div className="screen-ways">{beside}</div>}
        <LastSaved />
      </div>
      <h1 lang={otherLang({ lang }, page)}>
        <Phrase text={title} lang={lang} />
      </h1>
    </>
  );
}
