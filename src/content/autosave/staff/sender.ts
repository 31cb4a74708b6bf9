import { CallError, createClient } from "../../../platform/http/client";
import { autosaveContract } from "../contract";

/** Milliseconds without a keystroke after which what is typed is sent. */
const PAUSE = 700;
/** And while keys go on being pressed. */
const AT_MOST = 4_000;
/** Until it is tried again when it did not arrive. */
const AGAIN = 5_000;
/** Until an open window has sent its drafts. */
const OTHERS = 2 * PAUSE;

const { saveAutosave, deleteAutosave } = autosaveContract;
const api = createClient({ saveAutosave, deleteAutosave });

/** Where what was typed last is: on the server since `at`, or in this browser alone, and why. */
export type LocalDraft = { at: string } | { only: "unreachable" | "signedOut" | "refused" };

/** Sends what is typed into one form to the server, the newest only and one at a time, until it is there. */
export class Sender {
  readonly #account: string;
  readonly #say: (localDraft: LocalDraft) => void;
  #next: TypedForm | undefined;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(account: string, say: (localDraft: LocalDraft) => void) {
    this.#account = account;
    this.#say = say;
    addEventListener("online", () => void this.flush());
    addEventListener("visibilitychange", () => document.hidden && void this.flush());
  }

  /** Takes what is typed now; it is sent after a pause. */
  push(typed: TypedForm): void {
    if (!this.#next) this.#since = Date.now();
    this.#next = typed;
    this.#wait(Math.max(0, Math.min(PAUSE, this.#since + AT_MOST - Date.now())));
  }

  /** Sends what waits now, and ends when it has arrived or failed. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending = this.#sending.then(() => this.#send());
    return this.#sending;
  }

  /** Discards these drafts, once running requests have arrived. */
  async drop(drafts: readonly string[]): Promise<void> {
    clearTimeout(this.#timer);
    this.#next = undefined;
    await this.#sending;
    for (const draft of drafts) await dropDraft(draft);
  }

  async #send(): Promise<void> {
    const typed = this.#next;
    if (!typed) return;
    try {
      const { at } = await api.saveAutosave(typed);
      deleteLocalDraft(this.#account, typed.draft, typed);
      if (this.#next === typed) this.#next = undefined;
      this.#say({ at });
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      const isLost = status === 0 || status >= 500;
      this.#say({ only: isLost ? "unreachable" : status === 401 ? "signedOut" : "refused" });
      if (this.#next) this.#wait(AGAIN);
    }
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }
}

/**
 * Discards a draft; if that fails, the draft equals the saved entry, and is discarded when its form is
 * opened.
 */
export const dropDraft = (draft: string): Promise<unknown> => api.deleteAutosave({ draft }).catch(() => {});

/** Sends what an earlier visit of this browser left unsent. */
export async function sendLeft(account: string, left: readonly TypedForm[]): Promise<void> {
  for (const typed of left) {
    await api.saveAutosave(typed).then(
      () => deleteLocalDraft(account, typed.draft, typed),
      () => {},
    );
  }
}

/** Sends the locally stored drafts of an account that no open window sends, as after a session that ended. */
export async function sendLocalDrafts(account: string): Promise<void> {
  const before = localDrafts(account).map((typed) => JSON.stringify(typed));
  await new Promise((resolve) => setTimeout(resolve, OTHERS));
  await sendLeft(
    account,
    localDrafts(account).filter((typed) => before.includes(JSON.stringify(typed))),
  );
}

/** An unsubmitted form, in the shape of the call that autosaves it. */
export interface TypedForm {
  /** Its name, which no other form has. */
  draft: string;
  type: string;
  /** None of a new entry. */
  id?: string;
  title: string;
  /** Number of the revision that it began from. */
  version: number;
  form: Record<string, unknown>;
  /** The draft that it continues, and when that was saved. */
  from?: { draft: string; at: string };
}

const prefixOf = (account: string) => `draft ${account} `;

/** Saves a local draft in this browser; false where it stores nothing, or is full. */
export function saveLocalDraft(account: string, typed: TypedForm): boolean {
  try {
    localStorage.setItem(prefixOf(account) + typed.draft, JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a local draft of this browser; with `typed`, only if it still is just that. */
export function deleteLocalDraft(account: string, draft: string, typed?: TypedForm): void {
  const key = prefixOf(account) + draft;
  try {
    if (!typed || localStorage.getItem(key) === JSON.stringify(typed)) localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

/** Reads the local drafts of an account: those in this browser, since the server has not got them yet. */
export function localDrafts(account: string): TypedForm[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(account)))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "null"))
      .filter((typed) => typed !== null);
  } catch {
    return [];
  }
}
