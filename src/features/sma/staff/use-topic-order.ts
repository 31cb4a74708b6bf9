import { useState } from "react";
import { createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { useSave } from "../../../core/staff/use-save";
import { smaContract } from "../contract";
import { smaWords } from "../messages";
import type { SmaTopic } from "../shapes";

const api = createClient(smaContract);

/** Milliseconds that "Order Updated" stays. */
const ORDER_SHOWN = 1000;

/** The order of the topics from the first move to its save. What is deleted or added meanwhile keeps it. */
export function useTopicOrder(stored: readonly SmaTopic[], refresh: () => Promise<void>) {
  const words = useWords(smaWords);
  const banner = useBanner();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const { save, saving, problem, clearProblem } = useSave({ compares: true });
  const placeOf = ({ _id }: SmaTopic) => {
    const at = ids?.indexOf(_id) ?? -1;
    return at === -1 ? stored.length : at;
  };
  const topics = ids ? stored.toSorted((a, b) => placeOf(a) - placeOf(b)) : [...stored];
  const overtaken = problem?.kind === "overtaken";
  return {
    topics,
    saving,
    problem,
    /** Whether the topics on the screen are no longer those that there are; the list has been made fresh. */
    overtaken,
    changed: () => topics.some(({ _id }, at) => _id !== stored[at]?._id),
    change: (next: readonly SmaTopic[]) => {
      clearProblem();
      setIds(next.map(({ _id }) => _id));
    },
    save: () =>
      save(async () => {
        try {
          await api.order({ topics: topics.map(({ _id }) => ({ _id })) });
          banner({ text: words.orderUpdated, ms: ORDER_SHOWN, saved: true });
        } finally {
          await refresh();
        }
        setIds(null);
      }),
  };
}
