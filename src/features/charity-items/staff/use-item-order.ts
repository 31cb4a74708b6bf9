import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { useArrangement } from "../../../core/staff/list/use-arrangement";
import { type CharityItem, charityItemsContract } from "../contract";
import { SAVED_SHOWN } from "./saved-shown";
import { charityItemsWords } from "./words";

/** The order of the list on the screen, which is saved by a press of a button. */
export function useItemOrder(items: readonly CharityItem[], refresh: () => Promise<void>) {
  const changes = useChanges(charityItemsContract);
  const own = useWords(charityItemsWords);
  const banner = useBanner();
  const { save, saving, problem, clearProblem } = useSave({ compares: true });
  const { settle, ...arrangement } = useArrangement(items);
  const { arranged, isArranged } = arrangement;

  const update = () => {
    if (!isArranged) return;
    void save(async () => {
      await changes.reorder({ items: arranged.map(({ _id }) => ({ _id })) });
      banner({ text: own.orderUpdated, ms: SAVED_SHOWN, saved: true, view: "/involved#charity-items-title" });
      await refresh();
      settle();
    });
  };
  const loadAgain = () =>
    save(async () => {
      await refresh();
      clearProblem();
    });

  return { ...arrangement, update, loadAgain, saving, problem };
}
