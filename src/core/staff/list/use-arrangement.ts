import { startTransition, useCallback, useRef, useState } from "react";

interface Stored {
  _id: string;
}

/**
 * The order that the rows of a list are put in on the screen, from the first move until it is stored. What somebody
 * else adds meanwhile comes last in it, what somebody deletes drops out.
 */
export function useArrangement<T extends Stored>(stored: readonly T[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const arranged = order ? inOrder(stored, order) : stored;
  const isArranged = arranged.some(({ _id }, at) => _id !== stored[at]?._id);
  const latest = useRef(isArranged);
  latest.current = isArranged;
  return {
    arranged,
    /** Whether it is another order than the stored one. */
    isArranged,
    /** The same, of the last render. */
    changed: useCallback(() => latest.current, []),
    arrange: (next: readonly T[]) => setOrder(next.map(({ _id }) => _id)),
    /**
     * Says that the order of this render has been stored, unless it has changed again since. As a transition, as the
     * router's, so that it is drawn together with the fresh list and never over the one before.
     */
    settle: () => startTransition(() => setOrder((now) => (now === order ? null : now))),
  };
}

function inOrder<T extends Stored>(items: readonly T[], order: readonly string[]): T[] {
  const place = ({ _id }: T) => {
    const at = order.indexOf(_id);
    return at === -1 ? order.length : at;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}
