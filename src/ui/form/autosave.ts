import { createContext, type ReactNode } from "react";

/** The autosave of a form before it is submitted. Must be stable between renders. */
export interface Autosave<F> {
  /** The draft of an earlier visit, and the form that it was based on. */
  restored: { form: F; base: F } | undefined;
  /** Saves a form that differs from the stored one. */
  save(form: F): void;
  /** Deletes the draft: everything is saved, or nothing is typed. */
  drop(): void;
  /** Whether everything typed would be restored if the form closed now. */
  isSaved(): boolean;
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

/** The state of the draft, beside the button that saves, in place of the time of the last save. */
export const BesideSubmit = createContext<ReactNode>(null);
