import { type RefObject, useCallback, useRef } from "react";

/** What of a form the server has, as far as is known here, and what was typed since. */
export function useStored<F extends object>(initial: F, latest: RefObject<F>, show: (form: F) => void) {
  const stored = useRef(initial);
  const sending = useRef(false);
  const typed = useCallback(
    () => JSON.stringify(latest.current) !== JSON.stringify(stored.current),
    [latest],
  );
  return {
    typed,
    /** Whether something is on its way to the server, and may yet fail to arrive. */
    sending: useCallback(() => sending.current, []),
    /** The version that what was typed began from. */
    base: () => stored.current,
    /** Says that what was typed has been settled with another version. */
    rebase: (form: F) => {
      stored.current = form;
    },
    /** Saves `form`, and knows it as stored from then on; gives what `submit` gives, throws what it throws. */
    keep: async <T>(form: F, submit: (form: F) => Promise<T>): Promise<T> => {
      const before = stored.current;
      stored.current = form;
      sending.current = true;
      try {
        return await submit(form);
      } catch (error) {
        stored.current = before;
        throw error;
      } finally {
        sending.current = false;
      }
    },
    /**
     * Shows what has come from the server; not over what was typed since or is on its way there, and then says so
     * by `false`.
     */
    take: useCallback(
      (form: F) => {
        if (sending.current || typed()) return false;
        stored.current = form;
        show(form);
        return true;
      },
      [typed, show],
    ),
  };
}
