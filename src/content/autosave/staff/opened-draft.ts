import { read } from "../../../platform/http/client";
import type { Presence } from "../../presence/contract";
import type { Present } from "../../presence/staff/present";
import type { AnyEntry } from "../../staff/content-screens";
import type { versionsContract } from "../../versions/contract";
import type { Autosave, autosaveContract, ListedAutosave } from "../contract";
import { localDrafts } from "./local-drafts";

/** The drafts that a form is opened with. */
export interface OpenedDraft {
  /** Who is signed in. */
  me: string;
  /** The draft that the form goes on with; null for none. */
  found: Autosave | null;
  /** The entry that it began from, where somebody has saved another since. */
  base: AnyEntry | undefined;
  /** Other drafts of the same entry, or of new ones, by anybody. */
  others: ListedAutosave[];
  /** Who else has the entry open, and what shows that; none of a new entry. */
  presence?: { Present: typeof Present; first: Presence | undefined } | undefined;
}

interface Place {
  type: string;
  /** None of a new entry. */
  id: string | undefined;
  /** The draft that is asked for by its name. */
  draft: string | null;
}

const ask = ({ type, id, draft }: Place) =>
  read<typeof autosaveContract.autosave>("/api/autosave", {
    type,
    ...(id !== undefined && { id }),
    ...(draft !== null && { draft }),
  });

/**
 * Asks what was typed into a form and not submitted; sends first what this browser has not got rid of yet. `entry` is
 * the one that the form edits.
 */
export async function openDraft(
  place: Place,
  entry?: AnyEntry | Promise<AnyEntry | undefined>,
): Promise<OpenedDraft> {
  const presence = place.id === undefined ? undefined : presenceAt({ type: place.type, id: place.id });
  let answer = await ask(place);
  const left = localDrafts(answer.me);
  if (left.length > 0) {
    await (await import("./sender")).sendLeft(answer.me, left);
    answer = await ask(place);
  }
  // The form does not move below somebody's hand when its note comes.
  if (answer.found || answer.others.length > 0) await import("./late-parts");
  return { ...answer, base: await baseOf(answer.found, await entry), presence: await presence };
}

/** Fetched with the form of an entry, in the time in which that comes; a form works without it as well. */
export const presenceAt = (place: { type: string; id: string }): Promise<OpenedDraft["presence"]> =>
  import("../../presence/staff/present").then(
    async ({ Present, enter }) => ({ Present, first: await enter(place) }),
    () => undefined,
  );

/**
 * The same for a form that begins with `initial`: without a draft that says nothing else, as one has whose form was
 * submitted while it was on its way.
 */
export function usableDraft(opened: OpenedDraft, initial: object): OpenedDraft {
  const { found } = opened;
  if (!found || JSON.stringify({ ...initial, ...found.form }) !== JSON.stringify(initial)) return opened;
  if (found.mine) void import("./sender").then(({ dropDraft }) => dropDraft(found.draft));
  return { ...opened, found: null };
}

/** The entry that a draft began from, where that is not `entry`. */
async function baseOf(found: Autosave | null, entry: AnyEntry | undefined): Promise<AnyEntry | undefined> {
  if (!found || !entry || !found.id || found.version === entry.version || found.version === 0)
    return undefined;
  const { type, id, version } = found;
  return read<typeof versionsContract.version>("/api/version", { type, id, version }).then(
    (answer) => answer.entry as unknown as AnyEntry,
    () => undefined, // it is compared with what is stored now
  );
}
