import { plainDay } from "../../locale/dates";
import { useLang } from "../../locale/lang-context";
import { useMessages } from "../../locale/use-messages";

/** "Last reviewed: 21 November 2026". `date` is `YYYY-MM-DD`. */
export function ReviewDate({ date }: { date: string }) {
  const lang = useLang();
  const [before, after] = useMessages().lastReviewed.split("{date}");
  return (
    <>
      {before}
      <time dateTime={date}>{plainDay(date, lang)}</time>
      {after}
    </>
  );
}
