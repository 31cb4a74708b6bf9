import { useCallback, useRef, useState } from "react";
import { createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { useSave } from "../../../core/staff/use-save";
import { type CharityItem, charityItemsContract } from "../contract";
import { charityItemsWords } from "../messages";
import { SAVED_SHOWN } from "./saved-shown";

const api = createClient(charityItemsContract);

/**
 * The order of the list on the screen, which is saved by a press of a button. What somebody else adds
 * meanwhile comes last in it, what somebody deletes drops out.
 */
export function useItemOrder(items: readonly CharityItem[], refresh: () => Promise<void>) {
  const own = useWords(charityItemsWords);
  const banner = useBanner();
  const { save, saving, problem, clearProblem } = useSave({ compares: true });
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const arranged = order ? arrange(items, order) : items;
  const reordered = arranged.some(({ _id }, at) => _id !== items[at]?._id);
  const latest = useRef(reordered);
  latest.current = reordered;

  const update = () => {
    if (!reordered) return;
    void save(async () => {
      await api.reorder({ items: arranged.map(({ _id }) => ({ _id })) });
      banner({ text: own.orderUpdated, ms: SAVED_SHOWN, saved: true });
      await refresh();
      // Unless the order has changed again since it was sent.
      setOrder((now) => (now === order ? null : now));
    });
  };
  const loadAgain = () =>
    save(async () => {
      await refresh();
      clearProblem();
    });

  return {
    arranged,
    reordered,
    changed: useCallback(() => latest.current, []),
    reorder: (next: readonly CharityItem[]) => setOrder(next.map(({ _id }) => _id)),
    update,
    loadAgain,
    saving,
    problem,
  };
}

function arrange(items: readonly CharityItem[], order: readonly string[]): CharityItem[] {
  const place = ({ _id }: CharityItem) => {
    const at = order.indexOf(_id);
    return at === -1 ? order.length : at;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}
