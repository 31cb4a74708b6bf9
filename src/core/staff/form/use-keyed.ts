import { useRef } from "react";

/** An entry of a list with a key that follows it when it moves. */
export interface Keyed<T> {
  key: string;
  value: T;
}

interface KeyedList<T> {
  items: Keyed<T>[];
  /** Takes the entries in their new order; those that are new come from `added`. */
  change: (items: readonly Keyed<T>[]) => void;
  /** An entry that was not in the list before. */
  added: (value: T) => Keyed<T>;
}

/**
 * Gives the entries of a form's list keys of their own, kept beside the form so that they are never saved or
 * compared.
 */
export function useKeyed<T>(list: readonly T[], onChange: (list: T[]) => void): KeyedList<T> {
  const keys = useRef<string[]>([]);
  const count = useRef(0);
  const newKey = () => String(count.current++);
  while (keys.current.length < list.length) keys.current.push(newKey());
  return {
    items: list.map((value, at) => ({ key: keys.current[at] ?? String(at), value })),
    change: (items) => {
      keys.current = items.map(({ key }) => key);
      onChange(items.map(({ value }) => value));
    },
    added: (value) => ({ key: newKey(), value }),
  };
}
