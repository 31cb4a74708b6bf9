import { type RefObject, useCallback, useRef } from "react";

/** What of a form the server has, as far as is known here, and what was typed since. */
export function useStored<F extends object>(initial: F, latest: RefObject<F>, show: (form: F) => void) {
  const stored = useRef(initial);
  const going = useRef(false);
  const typed = useCallback(
    () => JSON.stringify(latest.current) !== JSON.stringify(stored.current),
    [latest],
  );
  return {
    typed,
    /** Whether a save is under way: the screen that follows it must not be held back. */
    leaving: useCallback(() => going.current, []),
    /** Saves `form`, and knows it as stored from then on; throws what `submit` throws. */
    keep: async (form: F, submit: (form: F) => Promise<void>) => {
      const before = stored.current;
      stored.current = form;
      going.current = true;
      try {
        await submit(form);
      } catch (error) {
        stored.current = before;
        throw error;
      } finally {
        going.current = false;
      }
    },
    /** Shows what has come from the server; not when something was typed since, and then says so by `false`. */
    take: useCallback(
      (form: F) => {
        if (typed()) return false;
        stored.current = form;
        show(form);
        return true;
      },
      [typed, show],
    ),
  };
}
