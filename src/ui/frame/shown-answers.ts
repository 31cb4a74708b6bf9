import { useSyncExternalStore } from "react";
import type { DataStrategyResult } from "react-router";
import { CallError } from "../../platform/http/client";

/** The results of the loaders of a screen, each under the id of its route. */
type Results = Record<string, DataStrategyResult>;

/** The answers that are on the screen, for when the server does not give them anew. */
class ShownAnswers {
  private address = "";
  private answers = new Map<string, unknown>();
  private readonly listeners = new Set<() => void>();
  private old = false;

  /**
   * Caches loader results of the screen at this address, and returns the cached ones for those that failed.
   */
  store(address: string, results: Results): void {
    if (address !== this.address) this.answers = new Map();
    this.address = address;
    let old = false;
    for (const [id, { type, result }] of Object.entries(results)) {
      if (type === "data") this.answers.set(id, result);
      else if (isUnanswered(result) && this.answers.has(id)) {
        results[id] = { type: "data", result: this.answers.get(id) };
        old = true;
      }
    }
    this.setOld(old);
  }

  readonly isOld = () => this.old;

  readonly setOld = (old: boolean) => {
    this.old = old;
    for (const listener of this.listeners) listener();
  };

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
}

/** Whether a call failed for a reason other than its subject, such as the network. */
const isUnanswered = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);

const shown = new ShownAnswers();

/**
 * Wraps the loaders of all screens: when a shown screen cannot be reloaded, as after a save, it stays, with
 * its unsaved changes.
 */
export async function cacheAnswers(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  // Somebody has gone elsewhere meanwhile.
  if (!request.signal.aborted) shown.store(request.url, results);
  return results;
}

/** True when what is shown could not be loaded anew, and a function that stops saying so. */
export function useOldAnswers(): { isOld: boolean; dismiss: () => void } {
  const isOld = useSyncExternalStore(shown.subscribe, shown.isOld, () => false);
  return { isOld, dismiss: () => shown.setOld(false) };
}
