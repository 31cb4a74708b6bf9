import { createContext, type ReactNode } from "react";

/** The keeping of what is typed into a form before it is submitted. Must keep its identity between renders. */
export interface Autosave<F> {
  /** The form as it was typed in an earlier visit, and as it was before that. */
  restored: { form: F; base: F } | undefined;
  /** Keeps a form that says something else than what is saved. */
  keep(form: F): void;
  /** Forgets what was kept: all that is typed is saved, or nothing is. */
  drop(): void;
  /** Tells whether all that is typed would be there again if the form went now. */
  keeps(): boolean;
}

/** Sends what forms have typed in them and the server has not got yet. */
const sending = new Set<() => Promise<unknown>>();

/** Has `send` called before something ends that the server must know of first, until what this returns is called. */
export function sendBeforeEnd(send: () => Promise<unknown>): () => void {
  sending.add(send);
  return () => void sending.delete(send);
}

/** Milliseconds that somebody waits for it: what does not arrive by then is in this browser. */
const TIMEOUT = 2_000;

/** Sends all of it, for what ends the session or the page. */
export const sendTyped = (): Promise<unknown> =>
  sending.size === 0
    ? Promise.resolve()
    : Promise.race([
        Promise.allSettled([...sending].map((send) => send())),
        new Promise((done) => setTimeout(done, TIMEOUT)),
      ]);

/** The state of what is typed, said beside the button that saves in place of when something was saved. */
export const BesideSubmit = createContext<ReactNode>(null);
