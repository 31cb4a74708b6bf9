import { type ReactNode, use, useState } from "react";
import { Link, useNavigate } from "react-router";
import { createClient } from "../../../platform/http/client";
import { sharedActions } from "../../../platform/journal/actions";
import { staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import type { Localized } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { Loading, load } from "../../../ui/frame/loading";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { ScreensContext } from "../../../ui/frame/screens-context";
import { FilterChoice } from "../../../ui/list/filter-choice";
import { ListTable } from "../../../ui/list/list-table";
import { pageOrLast } from "../../../ui/list/load-list";
import { PagedTable } from "../../../ui/list/paged-list";
import { TypedName } from "../../../ui/list/typed-name";
import { type ActivityEntry, activityContract } from "../contract";
import { activityWords } from "../words";
import type { Route } from "./+types/activity";
import { changeOf } from "./change-of";

const api = createClient(activityContract);

/** Whose entries the list shows, and of which feature; "" for all. */
interface Wanted {
  author: string;
  feature: string;
}

const addressOf = (wanted: Wanted, page = 1) => `?${new URLSearchParams({ ...wanted, page: String(page) })}`;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const given = (name: string) => (search.get(name) ?? "").slice(0, 100);
  const wanted = { author: given("author"), feature: given("feature") };
  return load(async () => ({
    wanted,
    ...(await pageOrLast(search, "page", (page) => api.list({ ...wanted, page }))),
  }));
};

export const HydrateFallback = Loading;

/** The acts in the staff area, newest first: to what, by whom and when. The row opens what it was done to. */
export default function Activity({ loaderData: { wanted, page, list } }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(activityWords);
  const { authors, features, entries, total, pages } = list;
  const label = fill(staff.page, { page, pages });
  return (
    <>
      <ScreenTitle title={words.title} />
      <p className="mb-4">{words.intro}</p>
      <Filters wanted={wanted} authors={authors} features={features} />
      <p role="status" className="mb-2">
        {total === 0 ? words.none : fill(words.found, { count: total })}
      </p>
      <PagedTable page={page} pages={pages} to={(number) => addressOf(wanted, number)} label={label}>
        {total > 0 && (
          <ListTable
            label={pages > 1 ? label : words.title}
            columns={[
              { label: words.what },
              { label: words.author },
              { label: words.when, className: "entry-table-date" },
            ]}
          >
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ListTable>
        )}
      </PagedTable>
    </>
  );
}

interface FiltersProps {
  wanted: Wanted;
  authors: readonly string[];
  features: readonly string[];
}

/** Chooses whose activity the list shows, and with what; each choice counts as soon as it is made. */
function Filters({ wanted, authors, features }: FiltersProps) {
  const words = useWords(activityWords);
  const { featureName } = useJournalWords();
  const navigate = useNavigate();
  const choose = (part: Partial<Wanted>) => void navigate(addressOf({ ...wanted, ...part }));
  return (
    <fieldset className="list-filters">
      <legend className="visually-hidden">{words.filters}</legend>
      <FilterChoice
        label={words.author}
        chosen={wanted.author}
        options={[["", words.anybody], ...authors.map((each) => [each, each] as const)]}
        onChoose={(author) => choose({ author })}
      />
      <FilterChoice
        label={words.feature}
        chosen={wanted.feature}
        options={[["", words.anything], ...features.map((each) => [each, featureName(each)] as const)]}
        onChoose={(feature) => choose({ feature })}
      />
    </fieldset>
  );
}

/** One thing that was done. */
function EntryRow({ entry }: { entry: ActivityEntry }) {
  const words = useWords(activityWords);
  const lang = useLang();
  const { actionName, featureName, placeOf } = useJournalWords();
  const { author, at } = entry;
  const place = placeOf(entry);
  const named = nameIn(entry, words);
  const feature = featureName(entry.feature);
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          {place ? (
            <Link className="entry-table-link" to={place}>
              {named ?? feature}
            </Link>
          ) : (
            <strong>{named ?? feature}</strong>
          )}
          <p className="field-hint">
            {named ? `${feature} · ` : ""}
            {actionName(entry)}
          </p>
          <Change entry={entry} />
        </div>
      </td>
      <td>{author ? <Name text={author} /> : words.nobody}</td>
      <td className="entry-table-date">
        <time dateTime={at}>{staffTime(at, lang)}</time>
      </td>
    </tr>
  );
}

/**
 * The name of what it was done to, by its title; of an account, whose it was where that is not the one who did it.
 */
function nameIn({ feature, entityId, author, title }: ActivityEntry, words: typeof activityWords.eng) {
  if (title) return <TypedName texts={title} none={words.untitled} />;
  if (feature !== "accounts" || (entityId === author && author !== "")) return undefined;
  return entityId ? <Name text={entityId} /> : words.unknownName;
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

/** The actions that make another version of something. */
const CHANGES: readonly string[] = ["edit", "draft", "publish"];

/** The change that an entry of the journal tells of, before and after: fetched, with all that compares, when it is opened. */
function Change({ entry }: { entry: ActivityEntry }) {
  const words = useWords(activityWords);
  const staff = useStaffWords();
  const screens = use(ScreensContext);
  const { save, saving, problem } = useSave();
  const [shown, show] = useState<ReactNode>();
  const hasContent = screens.some(({ name, content }) => name === entry.feature && content);
  if (!hasContent || !CHANGES.includes(entry.action)) return null;
  const open = () =>
    save(async () => {
      show((await changeOf(entry.id, entry.entityId, screens)) ?? <p>{words.changeUnknown}</p>);
    });
  return (
    <details
      className="activity-change"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && shown === undefined && !saving) void open();
      }}
    >
      <summary>{words.change}</summary>
      <div role="status">{saving && staff.loading}</div>
      <ProblemSummary problem={problem} labelOf={() => words.change} />
      {shown}
    </details>
  );
}
