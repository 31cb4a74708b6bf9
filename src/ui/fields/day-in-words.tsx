import { longDay } from "../../platform/locale/dates";
import { useLang } from "../../platform/locale/lang-context";

/** Whether a date field has a complete date: while its year is typed, that begins with zeros. */
export const isWholeDay = (value: string): boolean => /^[1-9]\d{3}-\d\d-\d\d$/.test(value);

/** The day of a date field in words: browsers write day and month in an order of their own. */
export function DayInWords({ id, day }: { id: string; day: string }) {
  const lang = useLang();
  return (
    <p id={id} className="field-hint field-day">
      <time dateTime={day}>{longDay(new Date(day), lang)}</time>
    </p>
  );
}
