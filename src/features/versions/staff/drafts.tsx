import { Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link, useRevalidator } from "react-router";
import { autosaveContract, type ListedAutosave } from "../../../content/autosave/contract";
import { draftWords } from "../../../content/autosave/staff/draft-words";
import { EmptyNote } from "../../../content/staff/empty-note";
import { waitingText } from "../../../content/staff/publish-words";
import type { TypeLocations } from "../../../content/staff/type-locations";
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
import { ListTable } from "../../../ui/list/list-table";
import { pageOrLast } from "../../../ui/list/load-list";
import { PagedTable } from "../../../ui/list/paged-list";
import { TypedName } from "../../../ui/list/typed-name";
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
  const placesOf = useTypeLocations(drafts.map(keyOf));
  return (
    <DraftsPart title={words.typed} intro={words.typedIntro}>
      <ProblemSummary problem={problem} labelOf={() => words.drafts} />
      <ListTable
        label={words.typed}
        columns={[
          { label: words.whatTyped },
          { label: words.typedBy },
          { label: words.when, className: "entry-table-date" },
        ]}
        actions={words.discard}
      >
        {drafts.map((draft) => (
          <DraftRow
            key={draft.draft}
            draft={draft}
            places={placesOf.get(keyOf(draft))}
            onDiscard={() => void discard(draft)}
          />
        ))}
      </ListTable>
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
  const placesOf = useTypeLocations(entries.map(keyOf));
  const label = fill(words.savedPage, { page, pages });
  return (
    <DraftsPart title={words.saved} intro={words.savedIntro}>
      <PagedTable page={page} pages={pages} to={addressOfPage} label={label}>
        <ListTable
          label={pages > 1 ? label : words.saved}
          columns={[
            { label: words.type },
            { label: words.state },
            { label: words.when, className: "entry-table-date" },
          ]}
        >
          {entries.map((entry) => (
            <SavedRow key={keyOf(entry)} entry={entry} places={placesOf.get(keyOf(entry))} />
          ))}
        </ListTable>
      </PagedTable>
    </DraftsPart>
  );
}

interface SavedRowProps {
  entry: SavedDraft;
  /** Once the screens of its type are there. */
  places: TypeLocations | undefined;
}

function SavedRow({ entry: { id, title, at, waiting }, places }: SavedRowProps) {
  const words = useWords(versionsWords);
  const lang = useLang();
  const kind = places?.title[lang] ?? "";
  const name = title ? <TypedName texts={title} none={words.untitled} /> : kind;
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          {places ? (
            <Link className="entry-table-link" to={places.edit(id)}>
              {name}
            </Link>
          ) : (
            name
          )}
          {title && <p className="field-hint">{kind}</p>}
        </div>
      </td>
      <td>{waitingText(waiting, lang)}</td>
      <td className="entry-table-date">{at && <time dateTime={at}>{staffTime(at, lang)}</time>}</td>
    </tr>
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

interface DraftRowProps {
  draft: ListedAutosave;
  /** Once the screens of its type are there. */
  places: TypeLocations | undefined;
  onDiscard: () => void;
}

function DraftRow({ draft, places, onDiscard }: DraftRowProps) {
  const words = useWords(versionsWords);
  const lang = useLang();
  const { id, title, by, mine, at } = draft;
  const kind = places?.title[lang] ?? "";
  const name = title || kind;
  const about = [...(title ? [kind] : []), ...(id === null ? [words.newOne] : [])];
  const address = draftAddress(draft, id === null ? places?.add : places?.edit(id));
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          {address === undefined ? (
            <Name text={name} />
          ) : (
            <Link className="entry-table-link" to={address}>
              <Name text={name} />
            </Link>
          )}
          {about.length > 0 && <p className="field-hint">{about.join(" · ")}</p>}
        </div>
      </td>
      <td>
        <Name text={by} />
      </td>
      <td className="entry-table-date">
        <time dateTime={at}>{staffTime(at, lang)}</time>
      </td>
      <td className="entry-table-more">
        {mine && (
          <button type="button" className="button button-quiet" onClick={onDiscard}>
            <Trash2 aria-hidden="true" size={18} />
            <ActionLabel label={words.discard} name={name} />
          </button>
        )}
      </td>
    </tr>
  );
}
