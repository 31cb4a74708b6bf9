import { Trash2 } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { newKey } from "../../../core/api/idempotency-key";
import { autosaveContract, type ListedAutosave } from "../../../core/content/autosave/contract";
import { draftWords } from "../../../core/content/staff/autosave/draft-words";
import type { TypePlaces } from "../../../core/content/staff/type-places";
import { useTypePlaces } from "../../../core/content/staff/use-type-places";
import { staffTime } from "../../../core/locale/dates";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import { useStaffWords } from "../../../core/locale/words/staff";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { Loading, load } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { ActionLabel } from "../../../core/staff/list/action-label";
import { EmptyNote } from "../../../core/staff/list/empty-note";
import { ListTable } from "../../../core/staff/list/list-table";
import { versionsWords } from "../words";
import type { Route } from "./+types/drafts";

const api = createClient(autosaveContract);

export const clientLoader = () => load(async () => (await api.autosaves({})).autosaves);

export const HydrateFallback = Loading;

/** The name of what a draft is of. */
const keyOf = ({ type, id }: ListedAutosave) => `${type} ${id ?? ""}`;

/** The forms that somebody has typed in and not submitted, the last first, each with the way to go on with it. */
export default function Drafts({ loaderData: drafts }: Route.ComponentProps) {
  const words = useWords(versionsWords);
  const { discard, problem } = useDiscard();
  const placesOf = useTypePlaces(drafts.map(keyOf));
  return (
    <>
      <ScreenTitle title={words.drafts} />
      <p className="mb-4">{words.draftsIntro}</p>
      <ProblemSummary problem={problem} labelOf={() => words.drafts} />
      {drafts.length === 0 ? (
        <EmptyNote text={words.noDrafts} />
      ) : (
        <ListTable
          label={words.drafts}
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
      )}
    </>
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

/** The address of the form that goes on with a draft. */
function addressOf({ draft, id, mine }: ListedAutosave, places: TypePlaces | undefined): string | undefined {
  const form = id === null ? places?.add : places?.edit(id);
  if (form === undefined || (mine && id !== null)) return form;
  return `${form}${form.includes("?") ? "&" : "?"}${new URLSearchParams({ draft })}`;
}

interface DraftRowProps {
  draft: ListedAutosave;
  /** Once the screens of its type are there. */
  places: TypePlaces | undefined;
  onDiscard: () => void;
}

function DraftRow({ draft, places, onDiscard }: DraftRowProps) {
  const words = useWords(versionsWords);
  const lang = useLang();
  const { id, title, by, mine, at } = draft;
  const kind = places?.title[lang] ?? "";
  const name = title || kind;
  const about = [...(title ? [kind] : []), ...(id === null ? [words.newOne] : [])];
  const address = addressOf(draft, places);
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
