import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { useArrangement } from "../../../core/staff/list/use-arrangement";
import { smaContract } from "../contract";
import type { SmaTopic } from "../shapes";
import { smaWords } from "../words";

/** Milliseconds that "Order Updated" stays. */
const ORDER_SHOWN = 1000;

/** The order of the topics on the screen, which is saved by a press of a button. */
export function useTopicOrder(stored: readonly SmaTopic[], refresh: () => Promise<void>) {
  const changes = useChanges(smaContract);
  const words = useWords(smaWords);
  const banner = useBanner();
  const { save, saving, problem, clearProblem } = useSave({ compares: true });
  const { settle, ...arrangement } = useArrangement(stored);
  const { arranged, isArranged } = arrangement;
  return {
    ...arrangement,
    saving,
    problem,
    /** Whether the topics on the screen are no longer those that there are; the list has been made fresh. */
    overtaken: problem?.kind === "overtaken",
    arrange: (next: readonly SmaTopic[]) => {
      clearProblem();
      arrangement.arrange(next);
    },
    update: () => {
      if (!isArranged) return;
      void save(async () => {
        try {
          await changes.order({ topics: arranged.map(({ _id }) => ({ _id })) });
          banner({ text: words.orderUpdated, ms: ORDER_SHOWN, saved: true, view: "/sma" });
        } finally {
          await refresh();
        }
        settle();
      });
    },
  };
}
