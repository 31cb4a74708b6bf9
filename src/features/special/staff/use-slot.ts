import { startTransition, useRef, useState } from "react";
import type { Content } from "../../../content/definition";
import type { PictureAlts } from "../../../content/own-alts";
import type { Descriptions } from "../../../content/pictures/descriptions";
import { useContentChanges } from "../../../content/staff/use-content-changes";
import { fill } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { special } from "../definition";
import { specialWords } from "../words";

/** Milliseconds that the confirmation stays. */
const SAVED_SHOWN = 1500;

/** A slot in its newest version. */
export interface Slot extends SlotContent {
  num: number;
  version: number;
}

type SlotContent = Pick<Content<typeof special>, "photo_id" | "caption">;

/** A change of a slot: its image, whom it thanks, the alternative text of the image. */
export type SlotChange = Partial<
  SlotContent & { pictureAlts: PictureAlts; descriptions: Descriptions | undefined }
>;

/**
 * Saves one slot as soon as it changes, one change after the other. `wanted` is what was chosen and is not
 * saved, so that it can be tried again; undefined when the slot is as it should be.
 */
export function useSlot({ num, photo_id: stored, version }: Slot, refresh: () => Promise<void>) {
  const changes = useContentChanges(special, "");
  const words = useWords(specialWords);
  const { undo } = useStaffWords();
  const banner = useBanner();
  const { save, problem, clearProblem } = useSave({ compares: true });
  const [wanted, setWanted] = useState<SlotChange>();
  const queue = useRef(Promise.resolve());
  // Known here before the list is fresh again, for the next change in the queue.
  const seen = useRef({ version, photo_id: stored });
  if (version >= seen.current.version) seen.current = { version, photo_id: stored };

  const saved = (text: string) => ({ text, ms: SAVED_SHOWN, saved: true as const, view: special.view });
  const removed = (before: string | null) => ({
    text: fill(words.imageRemoved, { num }),
    action: { label: undo, run: () => put({ photo_id: before }) },
  });
  const replace = async (change: SlotChange) => {
    const before = seen.current;
    const { photo_id = before.photo_id, caption, pictureAlts, descriptions } = change;
    const content = { photo_id, caption, pictureAlts, descriptions };
    const { revision } = await changes.edit(String(num), content, before.version);
    seen.current = { version: revision, photo_id };
    if (change.photo_id === undefined) banner(saved(pictureAlts ? words.wordsSaved : words.captionSaved));
    else if (photo_id !== null) banner(saved(words.saved));
    else banner(removed(before.photo_id));
    await refresh();
    // Unless it has changed again; a transition as the router's, so that what was there before is not drawn between.
    startTransition(() => setWanted((now) => (now === change ? undefined : now)));
  };
  const put = (part: SlotChange): void => {
    const change = { ...wanted, ...part };
    setWanted(change);
    const run = () => save(() => replace(change));
    queue.current = queue.current.then(run, run);
  };
  const giveUp = () => {
    setWanted(undefined);
    clearProblem();
  };
  return { wanted, put, giveUp, problem };
}
