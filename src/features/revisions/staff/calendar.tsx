import { ChevronLeft, ChevronRight, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import * as z from "zod";
import { entryKey } from "../../../content/definition";
import { type CalendarEntry, scheduleContract } from "../../../content/schedule/contract";
import { useCancel } from "../../../content/schedule/staff/scheduled-line";
import { EmptyNote } from "../../../content/staff/empty-note";
import { namesOfLanguages } from "../../../content/staff/publish-words";
import { useTypeLocations } from "../../../content/staff/type-locations";
import { isReviewedIn } from "../../../platform/auth/roles";
import { createClient } from "../../../platform/http/client";
import { openChoice, recordList, searchedWords, sortedBy } from "../../../platform/list/record-list";
import { hongKongDay, hongKongTime, longDay, staffTime } from "../../../platform/locale/format";
import { fill, LANG_TAG, LANGS, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { ProblemSummary } from "../../../ui/form/form";
import { Loading, load, usePermissions } from "../../../ui/frame/screen";
import { ActionLabel, TypedName, typedLang, typedName } from "../../../ui/list/action-label";
import { RecordList } from "../../../ui/list/record-list";
import { authorColumn, timeColumn } from "../../../ui/list/record-table";
import { calendarWords } from "../calendar-words";
import type { Route } from "./+types/calendar";

const api = createClient(scheduleContract);

/** The tabs of the list, those that need action first. */
const PARTS = ["attention", "coming", "done"] as const;

const calendarList = recordList({
  view: z.enum(["month", "list"]).default("month"),
  month: openChoice(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  q: searchedWords(100),
  part: openChoice(z.enum(PARTS)),
  sort: openChoice(sortedBy(["name", "by", "at"], "at")),
});

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(async () => ({
    query: calendarList.read(new URL(request.url).searchParams),
    ...(await api.calendar({})),
  }));

export const HydrateFallback = Loading;

const partOf = ({ state }: CalendarEntry): (typeof PARTS)[number] =>
  state === "done" ? "done" : state === "waiting" ? "coming" : "attention";

const monthOf = (at: Date): string => hongKongDay(at).slice(0, 7);

/** This month, or the next one with something where this one has nothing. */
function nextMonthOf(entries: readonly CalendarEntry[]): string {
  const now = monthOf(new Date());
  const months = entries.map(({ at }) => monthOf(new Date(at))).filter((month) => month >= now);
  return months.includes(now) ? now : (months.toSorted()[0] ?? now);
}

/** Everything scheduled to be published or unpublished, as a month or as a list. */
export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { query, looked, more } = loaderData;
  const words = useWords(calendarWords);
  const lang = useLang();
  const { mayChange } = usePermissions();
  const entries = PARTS.flatMap((part) => loaderData.entries.filter((entry) => partOf(entry) === part));
  const placesOf = useTypeLocations([...new Set(entries.map(entryKey))]);
  const count = (part: (typeof PARTS)[number]) => entries.filter((entry) => partOf(entry) === part).length;
  const nameOf = ({ title, kind }: CalendarEntry) => (title ? typedName(title, lang, words.untitled) : kind);
  const shown = ({ title, kind }: CalendarEntry) =>
    title ? <TypedName texts={title} none={words.untitled} /> : kind;
  const to = (entry: CalendarEntry) =>
    entry.deleted ? "/cms/trash" : placesOf.get(entryKey(entry))?.edit(entry.id);
  const happens = (entry: CalendarEntry) => `${words[entry.act]} · ${languagesOf(entry, lang)}`;
  const isGrouped = query.sort === undefined;
  const grid = (rows: readonly CalendarEntry[]) => (
    <MonthGrid
      month={query.month ?? nextMonthOf(entries)}
      monthAddress={(month) => calendarList.addressOf({ ...query, month })}
      rows={rows}
      idOf={({ key }) => key}
      dayOf={({ at }) => hongKongDay(new Date(at))}
    >
      {(entry) => <Planned entry={entry} to={to(entry)} name={shown(entry)} />}
    </MonthGrid>
  );
  return (
    <RecordList<typeof query, CalendarEntry>
      title={words.calendar}
      list={calendarList}
      // Months of an empty calendar are leafed through; none of them narrows it.
      loaded={{ query: entries.length === 0 ? { ...query, month: undefined } : query }}
      rows={entries}
      idOf={({ key }) => key}
      nameOf={nameOf}
      {...(isGrouped && {
        groupOf: (entry: CalendarEntry) => [partOf(entry), words[partOf(entry)]] as const,
      })}
      first={{
        label: words.what,
        sort: ["name", "words"],
        to,
        name: shown,
        about: (entry) => <About entry={entry} />,
        text: (entry) => `${nameOf(entry)} · ${entry.kind}`,
      }}
      columns={[
        { label: words.happens, text: happens, cell: happens },
        authorColumn<CalendarEntry>(words.by, ({ by }) => by),
        {
          ...timeColumn<CalendarEntry>(words.when, lang, ({ at }) => at),
          cell: ({ at, state }) => (
            <>
              {state === "overdue" && <b>{words.overdue} </b>}
              <time dateTime={at}>{staffTime(at, lang)}</time>
            </>
          ),
        },
      ]}
      ownSort={null}
      {...(query.view === "month" && {
        view: grid,
      })}
      search={words.searched}
      parts={{
        name: "view",
        label: words.view,
        options: [
          ["month", words.month],
          ["list", words.list],
        ],
      }}
      filters={[
        {
          name: "part",
          label: words.show,
          options: [["", words.everything], ...PARTS.map((part) => [part, words[part]] as const)],
          of: partOf,
        },
      ]}
      found={PARTS.filter((part) => count(part) > 0)
        .map((part) => fill(words.counted, { part: words[part], count: count(part) }))
        .join(" · ")}
      empty={
        <>
          <EmptyNote text={words.noneComing} />
          {query.view === "month" && grid([])}
        </>
      }
      {...(mayChange && {
        actions: { label: words.acts, of: (entry) => <Cancel entry={entry} name={nameOf(entry)} /> },
      })}
      below={
        <p className="field-hint measure screen-only">
          {words.intro} {mayChange && words.plan} {count("attention") > 0 && words.attentionHint}{" "}
          {more && words.more} <Looked at={looked} /> {words.caughtUp}
        </p>
      }
    />
  );
}

/** The time of the last check for due work; null where this process does none. */
function Looked({ at }: { at: string | null }) {
  const words = useWords(calendarWords);
  const lang = useLang();
  if (at === null) return words.notLooked;
  const [before, after] = words.looked.split("{time}");
  return (
    <>
      {before}
      <time dateTime={at}>{staffTime(at, lang)}</time>
      {after}
    </>
  );
}

const languagesOf = ({ langs }: CalendarEntry, lang: Lang): string =>
  LANGS.every((each) => langs.includes(each)) ? calendarWords[lang].all : namesOfLanguages(langs, lang);

/** What it is, and why it was not done. */
function About({ entry: { title, kind, reason, deleted, state } }: { entry: CalendarEntry }) {
  const words = useWords(calendarWords);
  const note = reason ?? (deleted && state !== "done" ? words.inTrash : undefined);
  return (
    <>
      {title && <p className="field-hint">{kind}</p>}
      {note && <p>{note}</p>}
    </>
  );
}

interface PlannedProps {
  entry: CalendarEntry;
  to: string | undefined;
  name: ReactNode;
}

/** An entry in its day of the month. */
function Planned({ entry, to, name }: PlannedProps) {
  const words = useWords(calendarWords);
  const { at, act, state } = entry;
  return (
    <span className="month-entry" data-state={partOf(entry)}>
      <time dateTime={at}>{hongKongTime(new Date(at))}</time>{" "}
      {to === undefined ? <b>{name}</b> : <Link to={to}>{name}</Link>}{" "}
      <span className="field-hint">
        {words[act]}
        {state !== "waiting" && ` · ${words[partOf(entry)]}`}
      </span>
    </span>
  );
}

/** Cancels what is planned, or takes what failed off the list. */
function Cancel({
  entry: { type, id, key, title, state, mayChange },
  name,
}: {
  entry: CalendarEntry;
  name: string;
}) {
  const words = useWords(calendarWords);
  const lang = useLang();
  const { cancel, problem } = useCancel({ type, id });
  const isReviewed = isReviewedIn(usePermissions().reviewed, type);
  if (!mayChange || isReviewed || state === "done") return null;
  return (
    <>
      <ProblemSummary problem={problem} labelOf={() => name} />
      <button type="button" className="button button-quiet" onClick={() => void cancel(key)}>
        <X aria-hidden="true" size={18} />
        <ActionLabel
          label={state === "failed" ? words.putAway : words.cancel}
          name={name}
          nameLang={title ? typedLang(title, lang) : undefined}
        />
      </button>
    </>
  );
}

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
function MonthGrid<Row>({ month, monthAddress, rows, idOf, dayOf, children }: MonthGridProps<Row>) {
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
