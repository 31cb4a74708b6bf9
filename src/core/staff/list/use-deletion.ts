import { CallError } from "../../api/client";
import { useStaffWords } from "../../locale/words/staff";
import { type SaveProblem, useSave } from "../form/use-save";
import { useBanner } from "../frame/banner";

interface DeletionOptions<Item> {
  /** How a person calls the item. */
  nameOf: (item: Item) => string;
  remove: (item: Item) => Promise<unknown>;
  /** Brings back what `remove` took away, exactly as it was. */
  restore: (item: Item) => Promise<unknown>;
  /** Makes the list fresh. */
  refresh: () => Promise<void>;
}

/** Deletes items of a list, with an Undo in the banner. */
export function useDeletion<Item>({ nameOf, remove, restore, refresh }: DeletionOptions<Item>): {
  problem: SaveProblem | null;
  remove: (item: Item) => Promise<void>;
} {
  const words = useStaffWords();
  const banner = useBanner();
  const { save, problem } = useSave();

  // Stays until closed: Undo must not run away from a slow hand.
  const offer = (text: string, item: Item, failed = false) =>
    banner({
      text,
      names: { name: nameOf(item) },
      failed,
      action: { label: words.undo, run: () => void bringBack(item) },
    });

  const bringBack = (item: Item) =>
    save(async () => {
      await restore(item).catch((error: unknown) => {
        // The offer went with the press of it, and the screen that would say why may be gone.
        offer(words.notRestored, item, true);
        throw error;
      });
      banner({ text: words.restored, names: { name: nameOf(item) }, saved: true });
      await refresh();
      // An Undo goes with the press of it, so that no second one can come.
    }, Symbol("undo"));

  const takeAway = (item: Item) =>
    save(async () => {
      await remove(item).catch(async (error: unknown) => {
        // Somebody else was first: the list must not go on offering what is gone.
        if (error instanceof CallError && error.status === 404) await refresh();
        throw error;
      });
      offer(words.deleted, item);
      await refresh();
    }, item);

  return { problem, remove: takeAway };
}
