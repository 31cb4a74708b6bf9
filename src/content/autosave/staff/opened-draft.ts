import { createContext, useContext } from "react";
import { read } from "../../../platform/http/client";
import type { Presence } from "../../presence/contract";
import { enter } from "../../presence/staff/window";
import { type AnyEntry, readEntry } from "../../staff/content-screens";
import type { Autosave, autosaveContract, ListedAutosave } from "../contract";
import { dropDraft, localDrafts, sendLeft } from "./sender";

/** The drafts that a form is opened with. */
export interface OpenedDraft {
  /** Who is signed in. */
  me: string;
  /** The draft that the form continues; null for none. */
  found: Autosave | null;
  /** The entry that it began from, where somebody has saved another since. */
  base: AnyEntry | undefined;
  /** Other drafts of the same entry, or of new ones, by anybody. */
  others: ListedAutosave[];
  /** Who else has the entry open, as far as is known; none of a new entry. */
  presence?: Presence | undefined;
}

interface Place {
  type: string;
  /** None of a new entry. */
  id: string | undefined;
  /** The draft requested by its name. */
  draft: string | null;
}

const ask = ({ type, id, draft }: Place) =>
  read<typeof autosaveContract.autosave>("/api/autosave", {
    type,
    ...(id !== undefined && { id }),
    ...(draft !== null && { draft }),
  });

/**
 * Loads the drafts of a form; first sends those that this browser has not sent yet. `entry` is the one that
 * the form edits.
 */
export async function openDraft(
  place: Place,
  entry?: AnyEntry | Promise<AnyEntry | undefined>,
): Promise<OpenedDraft> {
  const presence = place.id === undefined ? undefined : enter({ type: place.type, id: place.id });
  let answer = await ask(place);
  const left = localDrafts(answer.me);
  if (left.length > 0) {
    await sendLeft(answer.me, left);
    answer = await ask(place);
  }
  return { ...answer, base: await baseOf(answer.found, await entry), presence: await presence };
}

/**
 * The same for a form that begins with `initial`: without a draft equal to it, such as one whose form was
 * submitted while it was being sent.
 */
export function usableDraft(opened: OpenedDraft, initial: object): OpenedDraft {
  const { found } = opened;
  if (!found || JSON.stringify({ ...initial, ...found.form }) !== JSON.stringify(initial)) return opened;
  if (found.mine) void dropDraft(found.draft);
  return { ...opened, found: null };
}

/** The entry that a draft began from, where that is not `entry`. */
async function baseOf(found: Autosave | null, entry: AnyEntry | undefined): Promise<AnyEntry | undefined> {
  if (!found || !entry || !found.id || found.version === entry.version || found.version === 0)
    return undefined;
  const { type, id, version } = found;
  return readEntry({ name: type }, id, version).catch(() => undefined); // compared with the stored entry
}

interface Drafted {
  opened: OpenedDraft;
  /** Opens the form anew, with this draft or none. */
  reopen: (found: OpenedDraft["found"]) => void;
}

export const DraftedContext = createContext<Drafted | null>(null);

/** The draft that the surrounding form continues. */
export function useDrafted(): Drafted {
  const drafted = useContext(DraftedContext);
  if (!drafted) throw new Error("A form of content stands in a DraftedForm.");
  return drafted;
}
