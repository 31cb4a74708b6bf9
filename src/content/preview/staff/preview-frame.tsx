import { Idiomorph } from "idiomorph";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isLang, type Lang, useWords } from "../../../platform/locale/lang";
import type { Look } from "./preview-panel";
import type { Shown } from "./use-previewed";
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
