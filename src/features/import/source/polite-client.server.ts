import { setTimeout as pause } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";

/** Rate limits and retries for requests to a host; times in milliseconds. */
export interface Patience {
  atOnce: number;
  /** The idle timeout of a response; slow ones go on. */
  silence: number;
  /** Requests for one address, the first one included. */
  tries: number;
  /** Before the second request: doubled each time, and no longer than the second unless the host asks for more. */
  firstWait: number;
  longestWait: number;
  /** The longest `Retry-After` that is waited for. */
  longestAskedFor: number;
  /** Successive addresses without any answer, after which no more requests are sent. */
  silencesInARow: number;
}

const PATIENCE: Patience = {
  atOnce: 6,
  silence: 60_000,
  tries: 6,
  firstWait: 1000,
  longestWait: 30_000,
  longestAskedFor: 600_000,
  silencesInARow: 3,
};

/** The response of an address: the bytes read, or that it is missing or too large. */
export type Fetched<T> = { found: T } | "missing" | "tooLarge";

/** An address gave no answer despite retries: its host is down or broken. */
export class Unreachable extends Error {
  /** True where the host said nothing at all: it is likely to say nothing to the next question either. */
  readonly isSilent: boolean;

  constructor(message: string, isSilent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isSilent = isSilent;
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 5;
/** Besides every 5xx. */
const TOO_MANY_REQUESTS = 429;

/** A response that is worth a retry, after so many milliseconds if the host says. */
class TryAgain extends Error {
  readonly after: number | undefined;
  readonly isAnswer: boolean;

  constructor(message: string, { after, isAnswer }: { after?: number | undefined; isAnswer: boolean }) {
    super(message);
    this.after = after;
    this.isAnswer = isAnswer;
  }
}

/** Fetches addresses below `base` from one host: a few at once, with retries for temporary errors. */
export class PoliteClient {
  readonly #host: string;
  readonly #patience: Patience;
  readonly #inTurn: LimitFunction;
  #silences = 0;

  /** @param base any address of the host; no other host is requested, wherever a redirect leads */
  constructor(base: string, patience: Partial<Patience> = {}) {
    this.#host = new URL(base).host;
    this.#patience = { ...PATIENCE, ...patience };
    this.#inTurn = pLimit(this.#patience.atOnce);
  }

  /**
   * Gets what `read` makes of the bytes at an address, at most `most` of them. An answer of which it makes nothing was
   * cut off, and is retried.
   * @throws {Unreachable} when no answer came, or only such as pass by themselves
   */
  async get<T>(address: string, most: number, read: (bytes: Buffer) => T | undefined): Promise<Fetched<T>> {
    try {
      const fetched = await this.#inTurn(() => {
        // Asked when its turn comes: those that wait since the beginning need not find out for themselves.
        if (this.#silences >= this.#patience.silencesInARow)
          throw new Unreachable(`${address}: not asked for, since ${this.#host} does not answer`, true);
        return this.#persistently(address, most, read);
      });
      this.#silences = 0;
      return fetched;
    } catch (error) {
      this.#silences = error instanceof Unreachable && error.isSilent ? this.#silences + 1 : 0;
      throw error;
    }
  }

  async #persistently<T>(
    address: string,
    most: number,
    read: (bytes: Buffer) => T | undefined,
  ): Promise<Fetched<T>> {
    const { tries, firstWait, longestWait, longestAskedFor } = this.#patience;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const fetched = await this.#once(address, most);
        if (typeof fetched === "string") return fetched;
        const found = read(fetched.found);
        if (found !== undefined) return { found };
        throw new TryAgain("the answer is not whole", { isAnswer: true });
      } catch (error) {
        if (!(error instanceof TryAgain)) throw error;
        const wait = error.after ?? Math.min(longestWait, firstWait * 2 ** (attempt - 1));
        if (attempt >= tries || wait > longestAskedFor)
          throw new Unreachable(`${address}: ${error.message}`, !error.isAnswer, { cause: error });
        await pause(wait);
      }
    }
  }

  async #once(address: string, most: number): Promise<Fetched<Buffer>> {
    const silence = new Silence(this.#patience.silence);
    try {
      const answer = await this.#followed(address, silence);
      if (answer.ok) return await bytesOf(answer, most, silence);
      await answer.body?.cancel();
      const { status, headers } = answer;
      if (status < 500 && status !== TOO_MANY_REQUESTS) return "missing";
      const after = retryAfter(headers.get("retry-after"));
      throw new TryAgain(`answered ${status}`, { after, isAnswer: true });
    } catch (error) {
      if (error instanceof TryAgain || error instanceof Unreachable) throw error;
      if (silence.isOver)
        throw new Unreachable(`${address}: silent for ${this.#patience.silence / 1000} s`, true);
      throw new TryAgain(reasonOf(error), { isAnswer: false });
    } finally {
      silence.end();
    }
  }

  /** Follows redirects within the host, be it from http to https. */
  async #followed(address: string, silence: Silence): Promise<Response> {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (url.host !== this.#host)
        throw new Unreachable(`${address} leads to another host, ${url.host}`, false);
      const headers = { "User-Agent": "Kapok-import" };
      const answer = await fetch(url, { redirect: "manual", signal: silence.signal, headers });
      const location = answer.headers.get("location");
      if (!REDIRECTS.has(answer.status) || location === null) return answer;
      await answer.body?.cancel();
      url = new URL(location, url);
    }
    throw new Unreachable(`${address} leads from one address to the next`, false);
  }
}

/** Ends a request that has been silent for so many milliseconds. */
class Silence {
  readonly #ending = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(ms: number) {
    this.#timer = setTimeout(() => this.#ending.abort(), ms);
  }

  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  get isOver(): boolean {
    return this.#ending.signal.aborted;
  }

  /** To be called with each sign of life. */
  broken(): void {
    this.#timer.refresh();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

async function bytesOf(answer: Response, most: number, silence: Silence): Promise<Fetched<Buffer>> {
  silence.broken();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    silence.broken();
    length += part.byteLength;
    if (length > most) return "tooLarge";
    parts.push(part);
  }
  return { found: Buffer.concat(parts) };
}

/** Milliseconds of a `Retry-After`, in seconds or as a date; undefined where it says neither. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** The cause of a failed fetch, which hides it in its own error. */
function reasonOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {};
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}
