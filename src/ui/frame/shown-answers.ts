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

  /** Puts in the place of what did not arrive what the screen at this address shows, and keeps what did. */
  keep(address: string, results: Results): void {
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

/** Tells whether a call failed in a way that says nothing of what was asked about. */
const isUnanswered = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);

const shown = new ShownAnswers();

/**
 * Between the router and the loaders of all screens: when a screen that is shown cannot be loaded anew, as after
 * a save, it stays as it is, with what is typed in it.
 */
export async function keepShown(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  // Somebody has gone elsewhere meanwhile.
  if (!request.signal.aborted) shown.keep(request.url, results);
  return results;
}

/** True when what is shown could not be loaded anew, and a function that stops saying so. */
export function useOldAnswers(): { isOld: boolean; dismiss: () => void } {
  const isOld = useSyncExternalStore(shown.subscribe, shown.isOld, () => false);
  return { isOld, dismiss: () => shown.setOld(false) };
}
