import type { Logger } from "pino";
import { createContext } from "react-router";

/** Seconds after which a client may try again when the database is unavailable. */
const RETRY_AFTER = 30;

export const RETRY_HEADERS = { "Retry-After": String(RETRY_AFTER) };

/**
 * The state of the database while a page is rendered, once it turned out to be unavailable; its loaders then
 * do not query it. With `form`, the page returns the form that was sent, and shows what it last read around
 * it.
 */
export const outageContext = createContext<{ away: boolean; form?: boolean }>();

/** The log's words for an outage. */
interface OutageWords {
  began: string;
  ended: string;
}

const DATABASE: OutageWords = {
  began: "the database does not answer; pages at hand are still served and may be old",
  ended: "the database answers again",
};

export const MEDIA_OUTAGE: OutageWords = {
  began: "the media store cannot be used; uploads are refused and images may be missing",
  ended: "the media store can be used again",
};

/**
 * The times without the database, or what else `words` speak of, each logged when it begins and when it is
 * over, however many requests fail.
 */
export class Outage {
  #away = false;
  readonly #words: OutageWords;

  constructor(words: OutageWords = DATABASE) {
    this.#words = words;
  }

  get away(): boolean {
    return this.#away;
  }

  began(log: Logger, err?: unknown): void {
    if (this.#away) return;
    this.#away = true;
    log.warn({ err }, this.#words.began);
  }

  ended(log: Logger): void {
    if (!this.#away) return;
    this.#away = false;
    log.warn(this.#words.ended);
  }
}
