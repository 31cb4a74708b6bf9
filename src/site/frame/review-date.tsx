import { plainDay } from "../../platform/locale/format";
import { useLang } from "../../platform/locale/lang";
import { useSiteWords } from "../../platform/locale/words/public";

/** "Last reviewed: 21 November 2026". `date` is `YYYY-MM-DD`. */
export function ReviewDate({ date }: { date: string }) {
  const lang = useLang();
  const [before, after] = useSiteWords().lastReviewed.split("{date}");
  return (
    <span className="together">
      {before}
      <time dateTime={date}>{plainDay(date, lang)}</time>
      {after}
    </span>
  );
}
