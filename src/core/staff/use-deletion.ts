import { useStaffMessages } from "../locale/messages/staff";
import { useBanner } from "./banner";
import { type SaveProblem, useSave } from "./use-save";

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
  const words = useStaffMessages();
  const banner = useBanner();
  const { save, problem } = useSave();

  const bringBack = (item: Item) =>
    save(async () => {
      await restore(item);
      banner({ text: words.restored, names: { name: nameOf(item) }, saved: true });
      await refresh();
      // An Undo goes with the press of it, so that no second one can come.
    }, Symbol("undo"));

  const takeAway = (item: Item) =>
    save(async () => {
      await remove(item);
      // Stays until closed: Undo must not run away from a slow hand.
      banner({
        text: words.deleted,
        names: { name: nameOf(item) },
        action: { label: words.undo, run: () => void bringBack(item) },
      });
      await refresh();
    }, item);

  return { problem, remove: takeAway };
}
