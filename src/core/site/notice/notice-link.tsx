import { createContext, use } from "react";
import { plainDay } from "../../locale/dates";
import { useLang, useWords } from "../../locale/lang-context";
import { SiteLink } from "../frame/link";
import { noticeWords } from "./words";

/** The day since which the notice stands, `YYYY-MM-DD`, on a page with a form; `""` where none is known. */
export const NoticeDayContext = createContext("");

/** The link to the privacy notice from a form that takes personal data, with its date. */
export function NoticeLink() {
  const day = use(NoticeDayContext);
  const lang = useLang();
  const words = useWords(noticeWords);
  if (day === "") return <SiteLink to="/privacy">{words.undated}</SiteLink>;
  const [before, after] = words.dated.split("{date}");
  return (
    <SiteLink to="/privacy">
      {before}
      <time dateTime={day}>{plainDay(day, lang)}</time>
      {after}
    </SiteLink>
  );
}
