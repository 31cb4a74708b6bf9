import { useEffect, useMemo, useState } from "react";
import { createClient } from "../../../platform/http/client";
import { type Previewed, previewContract } from "../contract";
import type { CapturedSave } from "./capture-save";
import type { PreviewRequest } from "./preview-panel";
import type { PreviewedForm } from "./with-save";

const api = createClient(previewContract);

/** Milliseconds after a keystroke in which what belongs to it arrives: one question is for all of it. */
const PAUSE = 20;

/** A page that was rendered, and whether it is another one than that before. */
export type Shown = Previewed & { request: PreviewRequest };

/** The previewed page with the typed content; only the newest request is answered, one at a time. */
export function usePreviewed(of: PreviewedForm, request: PreviewRequest, capturedSave: CapturedSave) {
  const [state, setState] = useState<{ shown?: Shown; failed: boolean }>({ failed: false });
  const follower = useMemo(
    () =>
      new Follower(
        of.screens.type.name,
        of.entry?._id,
        (shown) =>
          setState((before) => ({
            failed: false,
            // What cannot be shown leaves what is there, if it is of the same page.
            shown:
              shown.refused && before.shown && isSamePage(before.shown, shown)
                ? { ...before.shown, refused: shown.refused }
                : shown,
          })),
        () => setState((before) => ({ ...before, failed: true })),
      ),
    [of.screens.type.name, of.entry?._id],
  );
  useEffect(() => capturedSave.watchedBy((body) => follower.typed(body)), [capturedSave, follower]);
  useEffect(() => follower.asks(request), [follower, request]);
  useEffect(() => () => follower.end(), [follower]);
  return { shown: state.shown, failed: state.failed };
}

const isSamePage = (some: Shown, other: Shown): boolean =>
  some.request.lang === other.request.lang && some.request.path === other.request.path;

class Follower {
  #body: object | undefined;
  #request: PreviewRequest | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #isStale = false;
  #isOver = false;
  readonly #type: string;
  readonly #id: string | undefined;
  readonly #show: (shown: Shown) => void;
  readonly #fail: () => void;

  constructor(type: string, id: string | undefined, show: (shown: Shown) => void, fail: () => void) {
    this.#type = type;
    this.#id = id;
    this.#show = show;
    this.#fail = fail;
  }

  typed(body: object): void {
    this.#body = body;
    this.#soon();
  }

  asks(request: PreviewRequest): void {
    this.#request = request;
    this.#soon();
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #soon(): void {
    this.#isOver = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  async #ask(): Promise<void> {
    this.#isStale = this.#isAsking;
    const request = this.#request;
    const body = this.#body;
    if (this.#isAsking || !request || !body) return;
    this.#isAsking = true;
    const id = this.#id;
    await api
      .preview({
        type: this.#type,
        ...(id !== undefined && { id }),
        content: contentOf(body),
        ...(request.path !== undefined && { path: request.path }),
        ...{ lang: request.lang, whole: request.whole },
      })
      .then(
        (page) => !this.#isOver && this.#show({ ...page, request }),
        () => !this.#isOver && this.#fail(),
      );
    this.#isAsking = false;
    if (this.#isStale && !this.#isOver) await this.#ask();
  }
}

/** The content that a save of the form would send. */
const contentOf = (body: object): Record<string, unknown> =>
  (body as { content?: Record<string, unknown> }).content ?? {};
