import { CallError, createClient } from "../../../platform/http/client";
import { newKey } from "../../../platform/http/idempotency-key";
import { type Presence, presenceContract } from "../contract";

export const presenceCalls = createClient(presenceContract);

/** The name of this window. */
export const WINDOW = newKey();

/** An entry of any type. */
export interface Place {
  type: string;
  id: string;
}

/** Milliseconds between two reports: alone, beside others, and while a question of theirs or ours is open. */
const PACE = { alone: 20_000, beside: 10_000, asking: 4_000 };
/** Without an answer for this long, presence is unknown. */
const UNKNOWN_AFTER = 60_000;
/** Without a key, a touch or a mouse for this long, the user counts as away. */
const AWAY_AFTER = 10 * 60_000;
/** The time in which a form that is drawn anew says that it is open again. */
const REDRAWN_WITHIN = 100;

const SIGNS = ["keydown", "pointerdown", "pointermove", "scroll"] as const;

/** Reports for the first time that an entry is open; returns who else has it open, undefined if unknown. */
export const enter = (place: Place): Promise<Presence | undefined> =>
  presenceCalls.presence({ key: WINDOW, ...place, isWriting: false }).catch(() => undefined);

/** The form that has gone just now, and may be drawn anew. */
let leaving: { id: string; timer: ReturnType<typeof setTimeout> } | undefined;

function leave(place: Place): void {
  const said = JSON.stringify({ key: WINDOW, ...place, isWriting: false, hasLeft: true });
  // It arrives even when the window is closed.
  navigator.sendBeacon("/api/presence", new Blob([said], { type: "application/json" }));
}

interface Reporting {
  /** Whether there are unsaved changes. */
  isWriting: () => boolean;
  /** Called with each answer; undefined when presence is unknown. */
  hear: (heard: Presence | undefined) => void;
}

/** Reports that an entry is open in this window while it is, is seen, and somebody is at it. */
export class Reports {
  readonly #place: Place;
  readonly #reporting: Reporting;
  readonly #ended = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heardAt = Date.now();
  #signAt = Date.now();
  #isPaused = false;
  #last = Promise.resolve();

  /** @param first what was heard on entering */
  constructor(place: Place, first: Presence | undefined, reporting: Reporting) {
    this.#place = place;
    this.#reporting = reporting;
    const { signal } = this.#ended;
    for (const sign of SIGNS) addEventListener(sign, this.#signed, { signal, passive: true, capture: true });
    addEventListener("visibilitychange", () => document.hidden || this.#returned(), { signal });
    addEventListener("pagehide", () => leave(place), { signal });
    const isRedrawn = leaving?.id === place.id;
    if (isRedrawn) clearTimeout(leaving?.timer);
    leaving = undefined;
    if (isRedrawn) void this.report();
    else this.#wait(first);
  }

  /** Ends the reports, and says that the entry is not open here any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#ended.abort();
    const place = this.#place;
    leaving = { id: place.id, timer: setTimeout(() => leave(place), REDRAWN_WITHIN) };
  }

  /** One after the other, so that the last request wins. */
  readonly report = (): Promise<void> => {
    this.#last = this.#last.then(() => this.#report());
    return this.#last;
  };

  async #report(): Promise<void> {
    clearTimeout(this.#timer);
    const { isWriting, hear } = this.#reporting;
    const { signal } = this.#ended;
    try {
      const said = { key: WINDOW, ...this.#place, isWriting: isWriting() };
      const heard = await presenceCalls.presence(said, signal);
      if (signal.aborted) return;
      this.#heardAt = Date.now();
      hear(heard);
      this.#wait(heard);
    } catch (error) {
      if (signal.aborted) return;
      // Signed out, or deleted: asked again when this window gets the focus.
      const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
      if (isRefused || Date.now() - this.#heardAt > UNKNOWN_AFTER) hear(undefined);
      if (!isRefused) this.#wait(undefined);
    }
  }

  #wait(heard: Presence | undefined): void {
    const isAsking = heard?.asks?.answer === null;
    const pace = isAsking ? PACE.asking : heard && heard.others.length > 0 ? PACE.beside : PACE.alone;
    this.#timer = setTimeout(() => this.#reportIfThere(), pace);
  }

  #reportIfThere(): void {
    const isAway = document.hidden || Date.now() - this.#signAt > AWAY_AFTER;
    this.#isPaused = isAway;
    if (isAway) this.#reporting.hear(undefined);
    else void this.report();
  }

  readonly #signed = (): void => {
    this.#signAt = Date.now();
    if (!this.#isPaused || document.hidden) return;
    this.#isPaused = false;
    void this.report();
  };

  #returned(): void {
    this.#signAt = Date.now();
    this.#isPaused = false;
    void this.report();
  }
}
