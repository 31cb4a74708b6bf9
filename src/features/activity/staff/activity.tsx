import { Search } from "lucide-react";
import { use } from "react";
import { Form, Link } from "react-router";
import { createClient } from "../../../core/api/client";
import { sharedActions } from "../../../core/journal/actions";
import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import type { Localized } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { Filled, Name } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { ScreensContext } from "../../../core/staff/frame/screens-context";
import { ActionLabel } from "../../../core/staff/list/action-label";
import { FilterChoice } from "../../../core/staff/list/list-search";
import { pageOrLast } from "../../../core/staff/list/load-list";
import { PagedList } from "../../../core/staff/list/paged-list";
import { type ActivityEntry, activityContract } from "../contract";
import { activityWords } from "../words";
import type { Route } from "./+types/activity";

const api = createClient(activityContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const given = (name: string) => (search.get(name) ?? "").slice(0, 100);
  const query = { author: given("author"), feature: given("feature") };
  return load(async () => ({
    query,
    ...(await pageOrLast(search, "page", (page) => api.list({ ...query, page }))),
  }));
};

export const HydrateFallback = Loading;

/** What was done in the staff area, newest first. */
export default function Activity({ loaderData: { query, page, list } }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(activityWords);
  const { authors, features, entries, total, pages } = list;
  return (
    <>
      <ScreenTitle title={words.title} />
      <p className="mb-4">{words.intro}</p>
      <FilterForm {...query} authors={authors} features={features} />
      <p role="status" className="mb-2">
        {total === 0 ? words.none : fill(words.found, { count: total })}
      </p>
      <PagedList
        page={page}
        pages={pages}
        to={(number) => `?${new URLSearchParams({ ...query, page: String(number) })}`}
        label={fill(staff.page, { page, pages })}
      >
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </PagedList>
    </>
  );
}

/** One thing that was done: what, by whom, when, and the way to it. */
function EntryRow({ entry }: { entry: ActivityEntry }) {
  const staff = useStaffWords();
  const words = useWords(activityWords);
  const lang = useLang();
  const journal = useJournalWords();
  const { feature, author, at } = entry;
  const what = fill(words.what, {
    feature: journal.featureName(feature),
    action: journal.actionName(entry),
  });
  const account = accountOf(entry, words.unknownName);
  const time = staffTime(at, lang);
  const place = journal.placeOf(entry);
  return (
    <li className="row">
      <div className="row-text">
        <h2>
          {account === undefined ? (
            what
          ) : (
            <Filled sentence={fill(staff.withName, { label: what })} names={{ name: account }} />
          )}
        </h2>
        <p className="field-hint">
          {author ? <Name text={author} /> : words.nobody} · <time dateTime={at}>{time}</time>
        </p>
      </div>
      {place && (
        <div className="row-actions">
          <Link className="button button-quiet" to={place}>
            <ActionLabel label={words.open} name={fill(words.entry, { what, time, number: entry.id })} />
          </Link>
        </div>
      )}
    </li>
  );
}

/** Whose account it was, where that is not the one who did it. */
function accountOf({ feature, entityId, author }: ActivityEntry, unknown: string): string | undefined {
  if (feature !== "accounts" || (entityId === author && author !== "")) return undefined;
  return entityId || unknown;
}

interface FilterFormProps {
  author: string;
  feature: string;
  authors: readonly string[];
  features: readonly string[];
}

/** Chooses whose activity the list shows, and with what; a form whose address can be kept. */
function FilterForm({ author, feature, authors, features }: FilterFormProps) {
  const words = useWords(activityWords);
  const { featureName } = useJournalWords();
  return (
    <Form key={`${author} ${feature}`} role="search" aria-label={words.filters} className="filters">
      <FilterChoice
        name="author"
        label={words.author}
        chosen={author}
        options={[["", words.anybody], ...authors.map((each) => [each, each] as const)]}
      />
      <FilterChoice
        name="feature"
        label={words.feature}
        chosen={feature}
        options={[["", words.anything], ...features.map((each) => [each, featureName(each)] as const)]}
      />
      <button type="submit" className="button button-quiet">
        <Search aria-hidden="true" size={18} />
        {words.apply}
      </button>
    </Form>
  );
}

/** The words and places of the journal's entries, which every feature brings for its own. */
function useJournalWords() {
  const all = use(ScreensContext);
  const lang = useLang();
  const journalOf = (feature: string) => all.find(({ name }) => name === feature)?.journal;
  return {
    /** The name itself where there is no word, as of a feature that is gone. */
    featureName: (feature: string): string => journalOf(feature)?.title[lang] ?? feature,
    actionName: ({ feature, action }: ActivityEntry): string => {
      const shared: Readonly<Record<string, Localized>> = sharedActions;
      return (journalOf(feature)?.actions?.[action]?.words ?? shared[action])?.[lang] ?? action;
    },
    /** Address of the screen with what an entry is about; undefined where there is none, or none any more. */
    placeOf: ({ feature, entityId, deleted }: ActivityEntry): string | undefined => {
      const { all, one, many } = journalOf(feature) ?? {};
      if (one === undefined || many?.includes(entityId)) return all;
      return deleted ? undefined : `${one}${encodeURIComponent(entityId)}`;
    },
  };
}
