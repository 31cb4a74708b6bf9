import { Trash2 } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { newKey } from "../../../core/api/idempotency-key";
import { autosaveContract, type ListedAutosave } from "../../../core/content/autosave/contract";
import { draftWords } from "../../../core/content/staff/autosave/draft-words";
import { type TypePlaces, typePlaces } from "../../../core/content/staff/type-places";
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
import { ListTable } from "../../../core/staff/list/list-table";
import { allScreens } from "../../index.browser";
import { versionsWords } from "../words";
import type { Route } from "./+types/drafts";

const api = createClient(autosaveContract);

/** A draft with the places of what it is of, where its type still is there. */
interface Placed extends ListedAutosave {
  places: TypePlaces | undefined;
}

export const clientLoader = () =>
  load(async () => {
    const { autosaves } = await api.autosaves({});
    return Promise.all(
      autosaves.map(
        async (draft): Promise<Placed> => ({
          ...draft,
          places: await typePlaces(allScreens, { type: draft.type, id: draft.id ?? "" }),
        }),
      ),
    );
  });

export const HydrateFallback = Loading;

/** The forms that somebody has typed in and not submitted, the last first, each with the way to go on with it. */
export default function Drafts({ loaderData: drafts }: Route.ComponentProps) {
  const words = useWords(versionsWords);
  const { discard, problem } = useDiscard();
  return (
    <>
      <ScreenTitle title={words.drafts} />
      <p className="mb-4">{words.draftsIntro}</p>
      <ProblemSummary problem={problem} labelOf={() => words.drafts} />
      {drafts.length === 0 ? (
        <p role="status">{words.noDrafts}</p>
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
            <DraftRow key={draft.draft} {...draft} onDiscard={() => void discard(draft)} />
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
function addressOf({ draft, id, mine, places }: Placed): string | undefined {
  const form = id === null ? places?.add : places?.edit(id);
  if (form === undefined || (mine && id !== null)) return form;
  return `${form}${form.includes("?") ? "&" : "?"}${new URLSearchParams({ draft })}`;
}

function DraftRow({ onDiscard, ...draft }: Placed & { onDiscard: () => void }) {
  const words = useWords(versionsWords);
  const lang = useLang();
  const { id, title, by, mine, at, places } = draft;
  const kind = places?.title[lang] ?? draft.type;
  const name = title || kind;
  const address = addressOf(draft);
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
          <p className="field-hint">{id === null ? `${kind} · ${words.newOne}` : kind}</p>
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
