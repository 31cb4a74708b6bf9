import { createContext, use } from "react";
import { plainDay } from "../../platform/locale/format";
import { type Localized, useLang, useWords } from "../../platform/locale/lang";
import { SiteLink } from "../frame/page";

const eng = { dated: "Privacy statement of {date}", undated: "Privacy statement" };
const tra: typeof eng = { dated: "私隱政策聲明（{date}版本）", undated: "私隱政策聲明" };
const sim: typeof eng = { dated: "隐私政策声明（{date}版本）", undated: "隐私政策声明" };

/** Words of the link to the privacy statement. */
export const noticeWords: Localized<typeof eng> = { eng, tra, sim };

/** The day since which the notice is in force, `YYYY-MM-DD`, on a page with a form; `""` if unknown. */
export const NoticeDayContext = createContext("");

/** The link to the privacy notice from a form that takes personal data, with its date. */
export function NoticeLink() {
  const day = use(NoticeDayContext);
  const lang = useLang();
  const words = useWords(noticeWords);
  if (day === "") return <SiteLink to="/privacy">{words.undated}</SiteLink>;
  const [before, after] = words.dated.split("{date}");
  return (
    <SiteLink className="phrase" to="/privacy">
      {before}
      <time dateTime={day}>{plainDay(day, lang)}</time>
      {after}
    </SiteLink>
  );
}
