import { startTransition, useRef, useState } from "react";
import { useChanges } from "../../../core/api/use-changes";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { type Slot, specialContract } from "../contract";
import { specialWords } from "./words";

/** Milliseconds that the confirmation stays. */
const SAVED_SHOWN = 1500;

/**
 * Saves one slot as soon as it changes, one change after the other. `wanted` is what was chosen and is not
 * saved, so that it can be tried again; undefined when the slot is as it should be. `refresh` makes all slots
 * fresh.
 */
export function useSlot({ num, photo_id: stored, version }: Slot, refresh: () => Promise<void>) {
  const changes = useChanges(specialContract);
  const own = useWords(specialWords);
  const words = useStaffWords();
  const banner = useBanner();
  const { save, problem, clearProblem } = useSave({ compares: true });
  const [wanted, setWanted] = useState<string | null>();
  const queue = useRef(Promise.resolve());
  // Known here before the list is fresh again, for the next change in the queue.
  const seen = useRef({ version, photo_id: stored });
  if (version >= seen.current.version) seen.current = { version, photo_id: stored };

  const removed = (before: string | null) => ({
    text: fill(own.imageRemoved, { num }),
    action: { label: words.undo, run: () => put(before) },
  });
  const replace = async (photo_id: string | null) => {
    const before = seen.current;
    await changes.replace({ num, photo_id, version: before.version });
    seen.current = { version: before.version + 1, photo_id };
    if (photo_id !== null)
      banner({ text: own.imageUploaded, ms: SAVED_SHOWN, saved: true, view: "/about#acknowledgements" });
    else banner(removed(before.photo_id));
    await refresh();
    // Unless it has changed again; a transition as the router's, so that what was there before is not drawn between.
    startTransition(() => setWanted((now) => (now === photo_id ? undefined : now)));
  };
  const put = (photo_id: string | null): void => {
    setWanted(photo_id);
    const run = () => save(() => replace(photo_id));
    queue.current = queue.current.then(run, run);
  };
  const giveUp = () => {
    setWanted(undefined);
    clearProblem();
  };
  return { wanted, put, giveUp, problem };
}
