import { useSyncExternalStore } from "react";

/** The storage key for turning off the single-key shortcuts of lists. */
const OFF = "staff-single-keys-off";

const listeners = new Set<() => void>();

/** Whether lists have single-key shortcuts, as j and k, in this browser. */
export const usesSingleKeys = (): boolean => localStorage.getItem(OFF) === null;

function choose(on: boolean): void {
  if (on) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, "yes");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The same for the box that chooses it. */
export const useSingleKeys = (): [on: boolean, choose: (on: boolean) => void] => [
  useSyncExternalStore(subscribe, usesSingleKeys, () => true),
  choose,
];
