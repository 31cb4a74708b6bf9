import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { hongKongDay, longDay } from "../../../platform/locale/format";
import { LANG_TAG, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { calendarWords } from "../calendar-words";

/** The day with which a week begins, counted from Sunday: as calendars have it in Hong Kong, and on the Mainland. */
const WEEK_BEGINS: Readonly<Record<Lang, number>> = { eng: 0, tra: 0, sim: 1 };

interface MonthGridProps<Row> {
  /** As in `2026-11`. */
  month: string;
  monthAddress: (month: string) => string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The day of a row in Hong Kong, as in `2026-11-30`. */
  dayOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** The rows of a month on their days: a table with a column for each weekday, or the days that have any where it is narrow. */
export function MonthGrid<Row>({ month, monthAddress, rows, idOf, dayOf, children }: MonthGridProps<Row>) {
  const lang = useLang();
  const words = useWords(calendarWords);
  const byDay = Map.groupBy(rows, dayOf);
  const [year = 0, number = 1] = month.split("-").map(Number);
  const other = (months: number) => isoDay(year, number + months, 1).slice(0, 7);
  const title = part(isoDay(year, number, 1), lang, { month: "long", year: "numeric" });
  const weeks = weeksOf(year, number, WEEK_BEGINS[lang]);
  const today = hongKongDay(new Date());
  const way = (months: number, label: string, Icon: typeof ChevronLeft) => (
    <Link className="button button-quiet" to={monthAddress(other(months))} preventScrollReset>
      <Icon aria-hidden="true" size={18} />
      <span className="visually-hidden">{label}</span>
    </Link>
  );
  return (
    <div className="month">
      <nav className="month-head" aria-label={words.months}>
        {way(-1, words.monthBefore, ChevronLeft)}
        <h2>{title}</h2>
        {way(1, words.monthAfter, ChevronRight)}
        {month !== today.slice(0, 7) && (
          <Link className="button button-quiet" to={monthAddress(today.slice(0, 7))}>
            {words.thisMonth}
          </Link>
        )}
      </nav>
      <table className="month-grid" aria-label={title}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, at) => isoDay(2023, 1, 1 + at + WEEK_BEGINS[lang])).map((day) => (
              <th key={day} scope="col">
                {part(day, lang, { weekday: "short" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const those = byDay.get(day) ?? [];
                return day.startsWith(month) ? (
                  <td
                    key={day}
                    data-empty={those.length === 0 || undefined}
                    aria-current={day === today ? "date" : undefined}
                  >
                    <time className="month-day" dateTime={day}>
                      <span aria-hidden="true">{Number(day.slice(8))}</span>
                      <span className="month-date">{longDay(new Date(`${day}T12:00+08:00`), lang)}</span>
                    </time>
                    {those.length > 0 && (
                      <ul>
                        {those.map((row) => (
                          <li key={idOf(row)}>{children(row)}</li>
                        ))}
                      </ul>
                    )}
                  </td>
                ) : (
                  <td key={day} data-empty />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {!rows.some((row) => dayOf(row).startsWith(month)) && <p className="month-none">{words.noneInMonth}</p>}
    </div>
  );
}

/** The days of the weeks that a month has a part of. */
function weeksOf(year: number, month: number, begins: number): string[][] {
  const lead = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() - begins + 7) % 7;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => isoDay(year, month, week * 7 + at - lead + 1)),
  );
}

/** A day by its numbers; numbers beyond a month or a year carry over. */
const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const part = (day: string, lang: Lang, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang === "eng" ? "en-GB" : LANG_TAG[lang], { timeZone: "UTC", ...options }).format(
    new Date(day),
  );
