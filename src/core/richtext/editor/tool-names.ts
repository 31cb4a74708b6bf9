import { useSyncExternalStore } from "react";

/** Whether this browser shows the names of the tools below their icons. */
const NAMED = "editor-tool-names";

const listeners = new Set<() => void>();

const areShown = (): boolean => localStorage.getItem(NAMED) !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the tools show their names, in all editors of the screen. */
export function useToolNames(): boolean {
  return useSyncExternalStore(subscribe, areShown, () => false);
}

/** Shows the names from now on, or no longer. */
export function toggleToolNames(): void {
  if (areShown()) localStorage.removeItem(NAMED);
  else localStorage.setItem(NAMED, "yes");
  for (const listener of listeners) listener();
}
