import { useRevalidator } from "react-router";
import { useWords } from "../../locale/use-words";
import { useSave } from "../../staff/form/use-save";
import { useBanner } from "../../staff/frame/banner";
import { useArrangement } from "../../staff/list/use-arrangement";
import type { ListedEntry } from "../calls";
import type { ListChanges } from "./content-screens";
import { contentWords } from "./words";

/** Milliseconds that the word stays that the order was saved. */
const SHOWN = 1000;

/** The order of a list on the screen, which is saved by a press of a button; `view` is where visitors see it. */
export function useOrder(stored: readonly ListedEntry[], changes: ListChanges, view: string | undefined) {
  const words = useWords(contentWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, saving, problem, clearProblem } = useSave({ compares: true });
  const { settle, ...arrangement } = useArrangement(stored);
  const { arranged, isArranged } = arrangement;

  const update = () => {
    if (!isArranged) return;
    void save(async () => {
      await changes.arrange?.(arranged.map(({ _id }) => _id));
      banner({ text: words.orderUpdated, ms: SHOWN, saved: true, ...(view !== undefined && { view }) });
      await revalidate();
      settle();
    });
  };
  const loadAgain = () =>
    save(async () => {
      await revalidate();
      clearProblem();
    });

  return { ...arrangement, update, loadAgain, saving, problem };
}
