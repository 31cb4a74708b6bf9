import type { Logger } from "pino";
import type { CdnSettings } from "../../platform/config/cdn-settings.server";

/** Milliseconds after which every process knows of a change, and none serves an old page any more. */
const ALL_KNOW = 1000;
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 60_000;
const TIMEOUT = 10_000;
/** Milliseconds for the process that made a change to purge; others take over then, as it may be gone. */
const ITS_OWN = 10_000;
/** A timer may come so much before its time. */
const EARLY = 5;

/** In the form of Cloudflare; other networks use the address alone. */
const EVERYTHING = JSON.stringify({ purge_everything: true });

/**
 * Purges the pages of a content delivery network: at once after a change, for the visitors of this second,
 * and again when no process serves an old page any more, for what was fetched in between. However many
 * changes there are, one request is running at a time, and at most one a second is begun. Pending purges are
 * in no table: the process that starts again sends them, and so does every other that knows of the change.
 */
export class CdnPurge {
  readonly #purge: CdnSettings["purge"];
  readonly #log: Logger;
  readonly #ending = new AbortController();
  readonly #itsOwn: number;
  #timer: NodeJS.Timeout | undefined;
  #takeOver: NodeJS.Timeout | undefined;
  #due = 0;
  #under: Promise<void> | undefined;
  #failures = 0;

  constructor({ purge }: CdnSettings, log: Logger, itsOwn = ITS_OWN) {
    this.#purge = purge;
    this.#itsOwn = itsOwn;
    this.#log = log;
  }

  /** Call it after each change, and when a program starts that may look different from the last. */
  changed(): void {
    clearTimeout(this.#takeOver); // a purge within a second covers earlier changes too
    this.#takeOver = undefined;
    this.#ask(ALL_KNOW);
  }

  /**
   * Call it when another process made a change; should that one be gone, the network is purged all the same.
   */
  followed(): void {
    if (!this.#purge || this.#ending.signal.aborted || this.#takeOver) return;
    this.#takeOver = setTimeout(() => {
      this.#takeOver = undefined;
      this.#ask(0);
    }, this.#itsOwn);
    this.#takeOver.unref();
  }

  /** Drops pending purges; the next start sends them. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    clearTimeout(this.#takeOver);
    this.#ending.abort();
    await this.#under;
  }

  /** @param after milliseconds after which a request must begin, besides one at once */
  #ask(after: number): void {
    if (!this.#purge || this.#ending.signal.aborted) return;
    this.#due = Math.max(this.#due, Date.now() + after);
    if (!this.#under && !this.#timer) this.#begin();
  }

  #begin(): void {
    this.#timer = undefined;
    if (this.#due <= Date.now() + EARLY) this.#due = 0;
    this.#under = this.#sendPurge().then((isPurged) => {
      this.#under = undefined;
      this.#failures = isPurged ? 0 : this.#failures + 1;
      if (!isPurged) this.#wait(Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (this.#failures - 1)));
      else if (this.#due > 0) this.#wait(Math.max(0, this.#due - Date.now()));
    });
  }

  #wait(ms: number): void {
    if (this.#ending.signal.aborted) return;
    this.#timer = setTimeout(() => this.#begin(), ms);
    this.#timer.unref();
  }

  async #sendPurge(): Promise<boolean> {
    if (!this.#purge) return true;
    const { url, headers } = this.#purge;
    try {
      const signal = AbortSignal.any([this.#ending.signal, AbortSignal.timeout(TIMEOUT)]);
      // Led elsewhere, the key in the headers would go with it.
      const redirect = "error" as const;
      const answer = await fetch(url, { method: "POST", headers, body: EVERYTHING, signal, redirect });
      await answer.body?.cancel();
      if (answer.ok) return true;
      throw new Error(`answered ${answer.status}`);
    } catch (err) {
      const isFirst = this.#failures === 0 && !this.#ending.signal.aborted;
      if (isFirst) this.#log.warn({ err }, "the pages in front of the site cannot be purged and may be old");
      return false;
    }
  }
}

declare module "../../platform/deps.server" {
  interface Deps {
    cdn: CdnPurge;
  }
}
