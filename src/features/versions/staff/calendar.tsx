import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { entryKey } from "../../../content/entry-ref";
import { type CalendarEntry, scheduleContract } from "../../../content/schedule/contract";
import { useCancel } from "../../../content/schedule/staff/scheduled-line";
import { spokenTime } from "../../../content/schedule/staff/times";
import { EmptyNote } from "../../../content/staff/empty-note";
import { namesOfLanguages } from "../../../content/staff/publish-words";
import type { TypeLocations } from "../../../content/staff/type-locations";
import { useTypeLocations } from "../../../content/staff/use-type-locations";
import { isReviewedIn } from "../../../platform/auth/roles";
import { createClient } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/dates";
import { LANGS, type Lang } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { Loading, load } from "../../../ui/frame/loading";
import { usePermissions } from "../../../ui/frame/permissions";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { ActionLabel } from "../../../ui/list/action-label";
import { ListTable } from "../../../ui/list/list-table";
import { TypedName, typedLang, typedName } from "../../../ui/list/typed-name";
import { calendarWords } from "../calendar-words";
import type { Route } from "./+types/calendar";

const api = createClient(scheduleContract);

export const clientLoader = () => load(() => api.calendar({}));

export const HydrateFallback = Loading;

/** The name of what an entry of the calendar is about. */
/** The list of all that is published or taken down at a time: what went wrong, what is to come, what was done. */
export default function Calendar({ loaderData }: Route.ComponentProps) {
  const words = useWords(calendarWords);
  const { entries, looked, more } = loaderData;
  const { mayChange } = usePermissions();
  const placesOf = useTypeLocations([...new Set(entries.map(entryKey))]);
  const inState = (...states: CalendarEntry["state"][]) =>
    entries.filter(({ state }) => states.includes(state));
  const wrong = inState("overdue", "failed");
  const coming = inState("waiting");
  const done = inState("done");
  const table = (label: string, those: CalendarEntry[]) => (
    <CalendarTable label={label} entries={those} placesOf={placesOf} />
  );
  return (
    <>
      <ScreenTitle title={words.calendar} />
      <p>{words.intro}</p>
      {mayChange && <p className="mb-4">{words.plan}</p>}
      {wrong.length > 0 && (
        <Part title={words.attention}>
          <p className="mb-2">{words.attentionHint}</p>
          {table(words.attention, wrong)}
        </Part>
      )}
      <Part title={words.coming}>
        {coming.length === 0 ? <EmptyNote text={words.noneComing} /> : table(words.coming, coming)}
        {more && <p className="field-hint">{words.more}</p>}
      </Part>
      {done.length > 0 && <Part title={words.done}>{table(words.done, done)}</Part>}
      <p className="field-hint mt-6">
        <Looked at={looked} /> {words.caughtUp}
      </p>
    </>
  );
}

/** Says when it was last looked whether something is due; null where this process does not look. */
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="mb-2">{title}</h2>
      {children}
    </section>
  );
}

interface CalendarTableProps {
  label: string;
  entries: readonly CalendarEntry[];
  placesOf: ReadonlyMap<string, TypeLocations>;
}

function CalendarTable({ label, entries, placesOf }: CalendarTableProps) {
  const words = useWords(calendarWords);
  return (
    <ListTable
      label={label}
      columns={[
        { label: words.what },
        { label: words.happens },
        { label: words.by },
        { label: words.when, className: "entry-table-date" },
      ]}
      actions={words.acts}
    >
      {entries.map((entry) => (
        <CalendarRow key={entry.key} entry={entry} places={placesOf.get(entryKey(entry))} />
      ))}
    </ListTable>
  );
}

const languagesOf = ({ langs }: CalendarEntry, lang: Lang): string =>
  LANGS.every((each) => langs.includes(each)) ? calendarWords[lang].all : namesOfLanguages(langs, lang);

interface CalendarRowProps {
  entry: CalendarEntry;
  /** Once the screens of its type are there. */
  places: TypeLocations | undefined;
}

function CalendarRow({ entry, places }: CalendarRowProps) {
  const words = useWords(calendarWords);
  const lang = useLang();
  const { type, id, key, title, kind, act, at, by, state, deleted, reason, mayChange } = entry;
  const { cancel, problem } = useCancel({ type, id });
  const isReviewed = isReviewedIn(usePermissions().reviewed, type);
  const name = title ? typedName(title, lang, words.untitled) : kind;
  const shown = title ? <TypedName texts={title} none={words.untitled} /> : kind;
  const address = deleted ? "/cms/trash" : places?.edit(id);
  const note = reason ?? (deleted && state !== "done" ? words.inTrash : undefined);
  return (
    <tr>
      <td className="entry-table-title">
        <div className="md:min-w-44">
          {address === undefined ? (
            <strong>{shown}</strong>
          ) : (
            <Link className="entry-table-link" to={address}>
              {shown}
            </Link>
          )}
          {title && <p className="field-hint">{kind}</p>}
          {note && <p>{note}</p>}
          <ProblemSummary problem={problem} labelOf={() => name} />
        </div>
      </td>
      <td className="calendar-act">
        <strong>{words[act]}</strong> <span>{languagesOf(entry, lang)}</span>
      </td>
      <td>
        <Name text={by} />
      </td>
      <td className="entry-table-date">
        {state === "overdue" && <strong>{words.overdue} </strong>}
        <time className="md:inline-block md:min-w-36 md:whitespace-normal" dateTime={at}>
          {spokenTime(at, lang)}
        </time>
      </td>
      <td className="entry-table-more">
        {mayChange && !isReviewed && state !== "done" && (
          <button type="button" className="button button-quiet" onClick={() => void cancel(key)}>
            <X aria-hidden="true" size={18} />
            <ActionLabel
              label={state === "failed" ? words.putAway : words.cancel}
              name={name}
              nameLang={title ? typedLang(title, lang) : undefined}
            />
          </button>
        )}
      </td>
    </tr>
  );
}
