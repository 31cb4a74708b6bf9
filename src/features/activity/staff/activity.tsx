import { type ReactNode, use, useState } from "react";
import { firstContent } from "../../../content/revisions/changes";
import { RevisionChanges } from "../../../content/revisions/staff/revision-changes";
import { typeLocations } from "../../../content/staff/type-locations";
import { createClient } from "../../../platform/http/client";
import { sharedActions } from "../../../platform/journal/actions";
import { staffTime } from "../../../platform/locale/format";
import { fill, type Localized, useLang, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { Loading, load, ScreensContext } from "../../../ui/frame/screen";
import { TypedName } from "../../../ui/list/action-label";
import { loadRecords, RecordList } from "../../../ui/list/record-list";
import type { Screens } from "../../../ui/screens";
import { type ActivityEntry, activityContract, activityList } from "../contract";
import { activityWords } from "../words";
import type { Route } from "./+types/activity";

const api = createClient(activityContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(() => loadRecords(activityList, request, (asked) => api.list(asked)));

export const HydrateFallback = Loading;

/** The journal of the staff area, newest first: what was changed, by whom and when. A row opens its record. */
export default function Activity({ loaderData }: Route.ComponentProps) {
  const words = useWords(activityWords);
  const lang = useLang();
  const { actionName, featureName, placeOf } = useJournalWords();
  const { query, list } = loaderData;
  return (
    <RecordList
      title={words.title}
      list={activityList}
      loaded={loaderData}
      rows={list.entries}
      idOf={({ id }) => String(id)}
      nameOf={({ feature }) => featureName(feature)}
      first={{
        label: words.what,
        to: placeOf,
        name: (entry) => nameIn(entry, words) ?? featureName(entry.feature),
        about: (entry) => (
          <>
            <p className="field-hint">
              {nameIn(entry, words) ? `${featureName(entry.feature)} · ` : ""}
              {actionName(entry)}
            </p>
            <Change entry={entry} />
          </>
        ),
        text: (entry) => `${featureName(entry.feature)} · ${actionName(entry)}`,
      }}
      columns={[
        {
          label: words.author,
          text: ({ author }) => author || words.nobody,
          cell: ({ author }) => (author ? <Name text={author} /> : words.nobody),
        },
        {
          label: words.when,
          className: "entry-table-date",
          text: ({ at }) => staffTime(at, lang),
          cell: ({ at }) => <time dateTime={at}>{staffTime(at, lang)}</time>,
        },
      ]}
      search={words.searched}
      filters={[
        {
          name: "author",
          label: words.author,
          options: [["", words.anybody], ...list.authors.map((each) => [each, each] as const)],
        },
        {
          name: "feature",
          label: words.feature,
          options: [["", words.anything], ...list.features.map((each) => [each, featureName(each)] as const)],
          labelOf: featureName,
        },
      ]}
      found={fill(words.found, { count: list.total })}
      empty={<p>{words.none}</p>}
      fetchPage={async (page) => (await api.list({ ...query, page })).entries}
      below={<p className="field-hint measure screen-only">{words.intro}</p>}
    />
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

/** The change behind a journal entry, before and after; data and comparison code are fetched when it is opened. */
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

/** The comparison of what an entry of the journal changed; undefined where what was before is not known. */
async function changeOf(
  entry: number,
  id: string,
  screens: readonly Screens[],
): Promise<ReactNode | undefined> {
  const { change } = await api.change({ entry });
  const places = change && (await typeLocations(screens, { type: change.type, id }));
  if (!places) return undefined;
  const before = change.before ?? firstContent(places.type);
  return before && <RevisionChanges {...places} before={before} after={change.after} />;
}
