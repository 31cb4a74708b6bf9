import { Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useRevalidator } from "react-router";
import { autosaveContract, type ListedAutosave } from "../../../content/autosave/contract";
import { draftWords } from "../../../content/autosave/staff/draft-words";
import { EmptyNote } from "../../../content/staff/empty-note";
import { waitingText } from "../../../content/staff/publish-words";
import { useTypeLocations } from "../../../content/staff/use-type-locations";
import { type SavedDraft, versionsContract } from "../../../content/versions/contract";
import { createClient } from "../../../platform/http/client";
import { newKey } from "../../../platform/http/idempotency-key";
import { staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load } from "../../../ui/frame/loading";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { ActionLabel } from "../../../ui/list/action-label";
import { pageOrLast } from "../../../ui/list/load-list";
import { PagedTable } from "../../../ui/list/paged-list";
import { RecordTable } from "../../../ui/list/record-table";
import { TypedName, typedName } from "../../../ui/list/typed-name";
import { versionsWords } from "../words";
import type { Route } from "./+types/drafts";
import { draftAddress } from "./draft-address";

const api = createClient(autosaveContract);
const versions = createClient(versionsContract);

const addressOfPage = (page: number) => `?${new URLSearchParams({ page: String(page) })}`;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(async () => {
    const search = new URL(request.url).searchParams;
    const [{ autosaves }, saved] = await Promise.all([
      api.autosaves({}),
      pageOrLast(search, "page", (page) => versions.drafts({ page })),
    ]);
    return { autosaves, saved };
  });

export const HydrateFallback = Loading;

/** The name of what a draft is of. */
const keyOf = ({ type, id }: Pick<ListedAutosave, "type" | "id">) => `${type} ${id ?? ""}`;

/** What visitors do not see: the forms that somebody has typed in and not submitted, and what is saved as a draft. */
export default function Drafts({ loaderData: { autosaves, saved } }: Route.ComponentProps) {
  const words = useWords(versionsWords);
  return (
    <>
      <ScreenTitle title={words.drafts} />
      <p className="mb-4">{words.draftsIntro}</p>
      {autosaves.length === 0 && saved.list.total === 0 && <EmptyNote text={words.noDrafts} />}
      {autosaves.length > 0 && <TypedDrafts drafts={autosaves} />}
      {saved.list.total > 0 && <SavedDrafts {...saved} />}
    </>
  );
}

interface DraftsPartProps {
  title: string;
  intro: string;
  children: ReactNode;
}

function DraftsPart({ title, intro, children }: DraftsPartProps) {
  const id = useId();
  return (
    <section className="mt-6" aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {title}
      </h2>
      <p className="mb-2">{intro}</p>
      {children}
    </section>
  );
}

/** What was typed and not submitted, the last first, each with the way to go on with it. */
function TypedDrafts({ drafts }: { drafts: readonly ListedAutosave[] }) {
  const words = useWords(versionsWords);
  const { discard, problem } = useDiscard();
  const lang = useLang();
  const placesOf = useTypeLocations(drafts.map(keyOf));
  const kindOf = (of: Pick<ListedAutosave, "type" | "id">) => placesOf.get(keyOf(of))?.title[lang] ?? "";
  const nameOf = (draft: ListedAutosave) => draft.title || kindOf(draft);
  return (
    <DraftsPart title={words.typed} intro={words.typedIntro}>
      <ProblemSummary problem={problem} labelOf={() => words.drafts} />
      <RecordTable
        label={words.typed}
        rows={drafts}
        idOf={({ draft }) => draft}
        nameOf={nameOf}
        first={{
          label: words.whatTyped,
          to: (draft) => {
            const places = placesOf.get(keyOf(draft));
            return draftAddress(draft, draft.id === null ? places?.add : places?.edit(draft.id));
          },
          name: (draft) => <Name text={nameOf(draft)} />,
          about: ({ id, title, ...draft }) => {
            const about = [
              ...(title ? [kindOf({ id, ...draft })] : []),
              ...(id === null ? [words.newOne] : []),
            ];
            return about.length > 0 && <p className="field-hint">{about.join(" · ")}</p>;
          },
        }}
        columns={[
          { label: words.typedBy, cell: ({ by }) => <Name text={by} /> },
          {
            label: words.when,
            className: "entry-table-date",
            cell: ({ at }) => <time dateTime={at}>{staffTime(at, lang)}</time>,
          },
        ]}
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
      />
    </DraftsPart>
  );
}

interface SavedDraftsProps {
  page: number;
  list: { entries: readonly SavedDraft[]; pages: number };
}

/** A page of what is saved and not published, the last saved first, each with what of it visitors do not get. */
function SavedDrafts({ page, list: { entries, pages } }: SavedDraftsProps) {
  const words = useWords(versionsWords);
  const lang = useLang();
  const placesOf = useTypeLocations(entries.map(keyOf));
  const kindOf = (of: Pick<SavedDraft, "type" | "id">) => placesOf.get(keyOf(of))?.title[lang] ?? "";
  const label = fill(words.savedPage, { page, pages });
  return (
    <DraftsPart title={words.saved} intro={words.savedIntro}>
      <PagedTable page={page} pages={pages} to={addressOfPage} label={label}>
        <RecordTable
          label={pages > 1 ? label : words.saved}
          rows={entries}
          idOf={keyOf}
          nameOf={({ title, ...of }) => (title ? typedName(title, lang, words.untitled) : kindOf(of))}
          first={{
            label: words.type,
            to: (entry) => placesOf.get(keyOf(entry))?.edit(entry.id),
            name: ({ title, ...of }) =>
              title ? <TypedName texts={title} none={words.untitled} /> : kindOf(of),
            about: ({ title, ...of }) => title && <p className="field-hint">{kindOf(of)}</p>,
          }}
          columns={[
            { label: words.state, cell: ({ waiting }) => waitingText(waiting, lang) },
            {
              label: words.when,
              className: "entry-table-date",
              cell: ({ at }) => at && <time dateTime={at}>{staffTime(at, lang)}</time>,
            },
          ]}
        />
      </PagedTable>
    </DraftsPart>
  );
}

/** Gives what forgets a draft of one's own, and offers to bring it back. */
function useDiscard() {
  const { discarded } = useWords(draftWords);
  const { undo } = useStaffWords();
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const discard = ({ draft, type, id }: ListedAutosave) =>
    save(async () => {
      const place = { type, ...(id !== null && { id }) };
      const { found } = await api.autosave({ ...place, draft });
      await api.dropAutosave({ draft });
      const run = async () => {
        if (!found) return;
        const { title, version, form } = found;
        await api.saveAutosave({ ...place, draft: newKey(), title, version, form });
        await revalidate();
      };
      banner({ text: discarded, action: { label: undo, run: () => void save(run) } });
      await revalidate();
    }, draft);
  return { discard, problem };
}
