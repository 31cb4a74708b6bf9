import { Trash2 } from "lucide-react";
import { useRevalidator } from "react-router";
import * as z from "zod";
import { autosaveContract, type ListedAutosave } from "../../../content/autosave/contract";
import { draftWords } from "../../../content/autosave/staff/draft-words";
import { revisionsContract, type SavedDraft, savedDraftList } from "../../../content/revisions/contract";
import { EmptyNote } from "../../../content/staff/empty-note";
import { useEntryActions } from "../../../content/staff/entry-actions";
import { waitingText } from "../../../content/staff/publish-words";
import { useTypeLocations } from "../../../content/staff/type-locations";
import { createClient } from "../../../platform/http/client";
import { newKey } from "../../../platform/http/idempotency-key";
import { openChoice, recordList, searchedWords, sortedBy } from "../../../platform/list/record-list";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load } from "../../../ui/frame/screen";
import { ActionLabel, TypedName, typedName } from "../../../ui/list/action-label";
import { loadRecords, RecordList } from "../../../ui/list/record-list";
import { authorColumn, timeColumn } from "../../../ui/list/record-table";
import { revisionsWords } from "../words";
import type { Route } from "./+types/drafts";
import { draftAddress } from "./draft-address";

const api = createClient(autosaveContract);
const revisions = createClient(revisionsContract);

const PARTS = ["typed", "saved"] as const;

const draftList = recordList({
  show: openChoice(z.enum(PARTS)),
  q: searchedWords(100),
  sort: sortedBy(["name", "by", "at"], "-at"),
});

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(async () => {
    const search = new URL(request.url).searchParams;
    const [{ autosaves }, saved] = await Promise.all([
      api.autosaves({}),
      loadRecords(savedDraftList, request, (asked) => revisions.drafts(asked)),
    ]);
    const query = draftList.read(search);
    const show = query.show ?? (autosaves.length === 0 && saved.list.total > 0 ? "saved" : "typed");
    return { query: { ...query, show }, autosaves, saved };
  });

export const HydrateFallback = Loading;

/** The name of what a draft is of. */
const keyOf = ({ type, id }: Pick<ListedAutosave, "type" | "id">) => `${type} ${id ?? ""}`;

/** Unpublished work: autosaved forms, or saved drafts. */
export default function Drafts({ loaderData }: Route.ComponentProps) {
  return loaderData.query.show === "saved" ? (
    <SavedDrafts loaded={loaderData} />
  ) : (
    <TypedDrafts loaded={loaderData} />
  );
}

interface DraftsProps {
  loaded: Route.ComponentProps["loaderData"];
}

/** The frame of both lists: the tabs. */
function useShared({ autosaves, saved }: DraftsProps["loaded"]) {
  const words = useWords(revisionsWords);
  const staff = useStaffWords();
  const counts = { typed: autosaves.length, saved: saved.list.total };
  return {
    title: words.drafts,
    list: draftList,
    parts: {
      name: "show" as const,
      label: words.drafts,
      options: PARTS.map(
        (show) => [show, `${words[show]} ${fill(staff.aside, { text: counts[show] })}`] as const,
      ),
    },
    empty:
      counts.typed + counts.saved === 0 ? <EmptyNote text={words.noDrafts} /> : <p>{staff.nothingFound}</p>,
  };
}

/** Autosaved forms that were not submitted, the latest first, each with a link that resumes it. */
function TypedDrafts({ loaded }: DraftsProps) {
  const words = useWords(revisionsWords);
  const { discard, dropping, problem } = useDiscard();
  const lang = useLang();
  const placesOf = useTypeLocations(loaded.autosaves.map(keyOf));
  const kindOf = (of: Pick<ListedAutosave, "type" | "id">) => placesOf.get(keyOf(of))?.title[lang] ?? "";
  const nameOf = (draft: ListedAutosave) => draft.title || kindOf(draft);
  const aboutOf = (draft: ListedAutosave) =>
    [...(draft.title ? [kindOf(draft)] : []), ...(draft.id === null ? [words.newOne] : [])].join(" · ");
  return (
    <RecordList
      {...useShared(loaded)}
      loaded={{ query: loaded.query }}
      rows={loaded.autosaves}
      idOf={({ draft }) => draft}
      nameOf={nameOf}
      first={{
        label: words.whatTyped,
        sort: ["name", "words"],
        to: (draft) => {
          const places = placesOf.get(keyOf(draft));
          return draftAddress(draft, draft.id === null ? places?.add : places?.edit(draft.id));
        },
        name: (draft) => <Name text={nameOf(draft)} />,
        about: (draft) => <p className="field-hint">{aboutOf(draft)}</p>,
        text: (draft) => [nameOf(draft), aboutOf(draft)].join(" · "),
      }}
      columns={[
        authorColumn<ListedAutosave>(words.typedBy, ({ by }) => by),
        timeColumn<ListedAutosave>(words.when, lang, ({ at }) => at),
      ]}
      ownSort="-at"
      search={words.draftsSearched}
      actions={{
        label: words.discard,
        of: (draft) =>
          draft.mine && (
            <button type="button" className="button button-quiet" onClick={() => void discard(draft)}>
              <Trash2 aria-hidden="true" size={18} />
              <ActionLabel label={words.discard} name={nameOf(draft)} />
            </button>
          ),
      }}
      selection={[
        {
          label: words.discard,
          icon: Trash2,
          fits: ({ mine }) => mine,
          question: { one: words.discardOne, many: words.discardMany, danger: true },
          act: dropping,
          done: words.discarded,
        },
      ]}
      notices={<ProblemSummary problem={problem} labelOf={() => words.drafts} />}
      below={<p className="field-hint measure screen-only">{words.typedIntro}</p>}
    />
  );
}

/** A page of unpublished entries, the last saved first, each with its unpublished languages. */
function SavedDrafts({ loaded: { query, saved, ...loaded } }: DraftsProps) {
  const words = useWords(revisionsWords);
  const several = useEntryActions<SavedDraft>((draft) => draft);
  const lang = useLang();
  const placesOf = useTypeLocations(saved.list.entries.map(keyOf));
  const kindOf = (of: Pick<SavedDraft, "type" | "id">) => placesOf.get(keyOf(of))?.title[lang] ?? "";
  return (
    <RecordList
      {...useShared({ query, saved, ...loaded })}
      loaded={{ ...saved, query }}
      rows={saved.list.entries}
      idOf={keyOf}
      nameOf={({ title, ...of }) => (title ? typedName(title, lang, words.untitled) : kindOf(of))}
      first={{
        label: words.type,
        sort: ["name", "words"],
        to: (entry) => placesOf.get(keyOf(entry))?.edit(entry.id),
        name: ({ title, ...of }) => (title ? <TypedName texts={title} none={words.untitled} /> : kindOf(of)),
        about: ({ title, ...of }) => title && <p className="field-hint">{kindOf(of)}</p>,
      }}
      columns={[
        {
          label: words.state,
          className: "record-words",
          text: ({ waiting }) => waitingText(waiting, lang),
          cell: ({ waiting }) => waitingText(waiting, lang),
        },
        {
          label: words.when,
          className: "entry-table-date",
          sort: ["at", "moments"],
          text: ({ at }) => at && staffTime(at, lang),
          cell: ({ at }) => at && <time dateTime={at}>{staffTime(at, lang)}</time>,
        },
      ]}
      ownSort="-at"
      search={words.savedSearched}
      selection={
        // Of what visitors have already, the draft alone cannot be deleted.
        several && [...several.publish, { ...several.trash, fits: ({ waiting }) => waiting.isNew }]
      }
      fetchPage={async (page) => (await revisions.drafts({ ...saved.query, page })).entries}
      below={<p className="field-hint measure screen-only">{words.savedIntro}</p>}
    />
  );
}

/** Returns the functions that discard one's own draft: with a banner that undoes it, or giving what does. */
function useDiscard() {
  const { discarded } = useWords(draftWords);
  const { undo } = useStaffWords();
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const dropping = async ({ draft, type, id }: ListedAutosave) => {
    const place = { type, ...(id !== null && { id }) };
    const { found } = await api.autosave({ ...place, draft });
    await api.deleteAutosave({ draft });
    return async () => {
      if (!found) return;
      const { title, version, form } = found;
      await api.saveAutosave({ ...place, draft: newKey(), title, version, form });
    };
  };
  const discard = (typed: ListedAutosave) =>
    save(async () => {
      const bringBack = await dropping(typed);
      const run = async () => {
        await bringBack();
        await revalidate();
      };
      banner({ text: discarded, action: { label: undo, run: () => void save(run) } });
      await revalidate();
    }, typed.draft);
  return { discard, dropping, problem };
}
