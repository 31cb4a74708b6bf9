import { Idiomorph } from "idiomorph";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createClient } from "../../../platform/http/client";
import { isLang, type Lang, useWords } from "../../../platform/locale/lang";
import { type Previewed, previewContract } from "../contract";
import type { Look, PreviewRequest } from "./preview-panel";
import type { CapturedSave, PreviewedForm } from "./with-save";
import { previewWords } from "./words";

/** The conditions of rules as their sheet has them: {@link showColours} puts others in their place. */
const written = new WeakMap<CSSMediaRule, string>();

const ASKED = /\(prefers-color-scheme: (light|dark)\)/g;

/** Conditions that are always and never so. */
const MET = "(min-width: 0px)";

const UNMET = "(max-width: 0px)";

/** The pixels that a page is wide on a phone and on a desk. */
const WIDTHS = { phone: 390, desktop: 1280 };

/** What the user has opened stays open. */
const isNotOpen = (attribute: string) => attribute !== "open";

interface PreviewFrameProps extends Look {
  shown: Shown | undefined;
  /** Called when a link within the site is followed. */
  onFollow: (to: { lang: Lang | undefined; path: string }) => void;
}

/** A page in a frame of its own, of the requested width, scaled to the room. */
export function PreviewFrame({ shown, width, colours, onFollow }: PreviewFrameProps) {
  const words = useWords(previewWords);
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const placed = useRef<string>(undefined);
  const [loads, setLoads] = useState(0);
  const follow = useRef(onFollow);
  follow.current = onFollow;
  useFitting(box, frame, WIDTHS[width]);

  useLayoutEffect(() => {
    const document = frame.current?.contentDocument;
    if (!frame.current || !document || !shown) return;
    const place = `${shown.request.path ?? ""} ${shown.request.path === undefined ? "" : shown.path}`;
    if (placed.current !== place) {
      placed.current = place;
      frame.current.srcdoc = shown.html;
      return;
    }
    if (document.readyState !== "complete") return;
    const next = new DOMParser().parseFromString(shown.html, "text/html");
    document.documentElement.lang = next.documentElement.lang;
    void Idiomorph.morph(document.body, next.body, { callbacks: { beforeAttributeUpdated: isNotOpen } });
  }, [shown, loads]);

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (document && loads > 0) showColours(document, colours);
  }, [colours, loads]);

  const loaded = () => {
    const document = frame.current?.contentDocument;
    if (!document || placed.current === undefined) return;
    // Where the browser has let a link lead out of it after all.
    if (document.URL !== "about:srcdoc") {
      placed.current = undefined;
      setLoads((before) => before + 1);
      return;
    }
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest("a");
      if (!link) return;
      event.preventDefault();
      const href = link.getAttribute("href") ?? "";
      if (href.startsWith("#")) document.getElementById(href.slice(1))?.scrollIntoView();
      else if (href.startsWith("/") && !href.startsWith("//")) follow.current(placeOf(href));
    });
    document.addEventListener("submit", (event) => event.preventDefault());
    document.getElementById(shown?.path.split("#")[1] ?? "")?.scrollIntoView();
    setLoads((before) => before + 1);
  };

  return (
    <div ref={box} className="preview-box">
      <iframe ref={frame} title={words.page} sandbox="allow-same-origin" onLoad={loaded} />
    </div>
  );
}

/** The language and plain address of a link within the site. */
function placeOf(href: string): { lang: Lang | undefined; path: string } {
  const [, first = "", rest = ""] = href.match(/^\/([^/?#]*)(.*)$/) ?? [];
  return isLang(first)
    ? { lang: first, path: rest.startsWith("/") ? rest : `/${rest}` }
    : { lang: undefined, path: href };
}

/** Draws the frame smaller where the page is wider than its box, and as high as that then is. */
function useFitting(
  box: React.RefObject<HTMLDivElement | null>,
  frame: React.RefObject<HTMLIFrameElement | null>,
  width: number,
): void {
  useLayoutEffect(() => {
    const around = box.current;
    const page = frame.current;
    if (!around || !page) return undefined;
    const fit = () => {
      const scale = Math.min(1, around.clientWidth / width);
      page.style.width = `${width}px`;
      page.style.height = `${around.clientHeight / scale}px`;
      const left = Math.max(0, (around.clientWidth - width * scale) / 2);
      page.style.transform = `translateX(${left}px) scale(${scale})`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    return () => observer.disconnect();
  }, [box, frame, width]);
}

/** Shows a document in light or dark mode, independent of the window's. */
function showColours(document: Document, colours: "light" | "dark"): void {
  document.documentElement.style.colorScheme = colours;
  for (const { cssRules } of document.styleSheets) showIn(cssRules, colours);
}

function showIn(rules: CSSRuleList, colours: "light" | "dark"): void {
  for (const rule of rules) {
    if ("media" in rule && "cssRules" in rule) setCondition(rule as CSSMediaRule, colours);
    if ("cssRules" in rule) showIn((rule as CSSGroupingRule).cssRules, colours);
  }
}

function setCondition(rule: CSSMediaRule, colours: "light" | "dark"): void {
  const condition = written.get(rule) ?? rule.media.mediaText;
  const shown = condition.replaceAll(ASKED, (_, asked) => (asked === colours ? MET : UNMET));
  if (shown === condition) return;
  written.set(rule, condition);
  rule.media.mediaText = shown;
}

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
