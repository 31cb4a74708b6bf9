import { readFile } from "node:fs/promises";
import { parse, type Selector } from "css-what";
import type { ChildNode, Rule } from "postcss";
import postcss from "postcss";
import {
  digestOf,
  framesOf,
  type PageOrigins,
  takeScripts,
} from "../../platform/http/security/security-policy.server";
import { brotliPage } from "../page-cache/cached-page.server";
import { SCROLLED } from "./every-page-scripts";

/** A rendered page before it is finished. */
interface Page {
  html: string;
  /** The origins that its policy will allow. */
  origins: PageOrigins;
  /** The mark that the program's own scripts carry, and nothing that content brought: see `ScriptMark`. */
  mark: string;
  /** It is to link its style sheets, however light it is. */
  linksStyle: boolean;
}

type Step = (page: Page) => Page | Promise<Page>;

/** The steps of each page once it is rendered, in this order: what is sent must be what the digests are of. */
const STEPS = {
  public: [withoutPreloads, withDataLast, withScripts, withFrames, withStyle, withoutSlashes],
  staff: [withoutPreloads, withScripts],
  /**
   * Its scripts are removed, and its style sheet stays a link: later content replaces it in the same
   * document.
   */
  preview: [withoutPreloads, withoutData, withScripts, withFrames],
} satisfies Record<string, readonly Step[]>;

/** Finishes a rendered page. @returns its HTML, and what its security policy is to allow */
export async function finishPage(
  page: Omit<Page, "origins">,
  area: keyof typeof STEPS,
): Promise<Pick<Page, "html" | "origins">> {
  let finished: Page = { ...page, origins: {} };
  for (const step of STEPS[area]) finished = await step(finished);
  return finished;
}

const PRELOADED_PICTURE = /<link rel="preload" as="image"[^>]*>/g;

/**
 * Without what React writes for the first picture of a page. Its element is in the same packets, so that it helps
 * nothing (docs/performance.md), and a browser on a slow line warns that it was not used.
 */
function withoutPreloads(page: Page): Page {
  return { ...page, html: page.html.replaceAll(PRELOADED_PICTURE, "") };
}

const DATA = /<script type="application\/ld\+json">.*?<\/script>/gs;

/**
 * With its structured data at its end: among the elements of a page it would be one to the rules of style, as
 * `:first-child`, and its words compress best behind those that it repeats.
 */
function withDataLast(page: Page): Page {
  const data = page.html.match(DATA)?.join("");
  if (!data) return page;
  return { ...page, html: page.html.replaceAll(DATA, "").replace("</body>", () => `${data}</body>`) };
}

/** Without its structured data, which is for search engines. */
function withoutData(page: Page): Page {
  return { ...page, html: page.html.replaceAll(DATA, "") };
}

/** Without the mark, and with the digests of the scripts that carried it. */
function withScripts(page: Page): Page {
  const { html, scripts } = takeScripts(page.html, page.mark);
  return { ...page, html, origins: { ...page.origins, scripts } };
}

/** With the players of its videos, if it has any. */
function withFrames(page: Page): Page {
  return { ...page, origins: { ...page.origins, frames: framesOf(page.html) } };
}

/**
 * Bytes of a page, quickly compressed, that come with its headers in one round of a new line, which takes ten packets
 * of 1,460 bytes. Compressed well it has 12 KB, which is what a page may have.
 */
const ONE_ROUND = 12.75 * 1024;
/** Where scripts are loaded that add to the page: what they will need, it does not say. */
const LOADS_SCRIPTS = /<script[^>]* type="module"|\sdata-script="/;
const LINK = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)"\/>/g;
/** The hashes of inline scripts. */
const ADDED = [`.${SCROLLED}`, "iframe"];

/**
 * With its used rules inlined, in place of links to the built style sheets: a first visit is displayed one
 * request sooner. Not where that makes it too large, nor where scripts add to it, nor where the files are not
 * built.
 */
async function withStyle(page: Page): Promise<Page> {
  if (page.linksStyle || LOADS_SCRIPTS.test(page.html)) return page;
  const names = new Set([...namesIn(page.html), ...ADDED]);
  const digests: string[] = [];
  let html = page.html;
  for (const [link, href = ""] of page.html.matchAll(LINK)) {
    const sheet = await sheetAt(href);
    if (!sheet) return page;
    const style = usedStyle(sheet, names);
    digests.push(digestOf(style));
    html = html.replace(link, () => `<style>${style}</style>`);
  }
  const { length } = await brotliPage(html, "quickly"); // as it is sent first
  return length > ONE_ROUND
    ? page
    : { ...page, html, origins: { ...page.origins, styles: digests.join(" ") } };
}

/** A void element as React writes it, or an element with raw text. */
const VOID = /<(script|style)[\s>].*?<\/\1>|<(br|hr|img|input|link|meta|wbr)\b([^>]*?)\/>/gs;

/** Without the slash at the end of void elements, which says nothing in HTML and on a long page takes 30 bytes. */
function withoutSlashes(page: Page): Page {
  const html = page.html.replaceAll(VOID, (whole, _, name?: string, attributes?: string) =>
    name === undefined ? whole : `<${name}${attributes}>`,
  );
  return { ...page, html };
}

const sheets = new Map<string, Promise<StyleSheet | undefined>>();

/** A style sheet of the build, read once; undefined while the site is being written and none is built. */
function sheetAt(href: string): Promise<StyleSheet | undefined> {
  const known = sheets.get(href) ?? readFile(`build/client${href}`, "utf8").then(parseStyle, () => undefined);
  sheets.set(href, known);
  return known;
}

/**
 * A part of a style sheet: one needed by every page, a rule with the names that its selectors require, or a
 * block of parts.
 */
type Part =
  | string
  | { selectors: { text: string; names: string[] }[]; body: string }
  | { head: string; parts: Part[] };

/** A style sheet, taken apart once. */
type StyleSheet = readonly Part[];

/** Blocks whose parts are rules of the page; those of others, as `@page` and `@keyframes`, belong together. */
const OF_RULES = new Set(["layer", "media", "supports"]);

/** @throws {import("postcss").CssSyntaxError} */
export function parseStyle(css: string): StyleSheet {
  return postcss.parse(css).nodes.map(partOf);
}

function partOf(node: ChildNode): Part {
  if (node.type === "rule") return { selectors: node.selectors.map(withNames), body: bodyOf(node) };
  if (node.type !== "atrule" || !node.nodes || !OF_RULES.has(node.name)) return textOf(node);
  return { head: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) };
}

const withNames = (text: string) => ({ text, names: namesOf(text) });
const bodyOf = ({ nodes }: Rule) => nodes.map((each) => each.toString()).join(";");
const textOf = (node: ChildNode) => (node.type === "atrule" && !node.nodes ? `${node};` : node.toString());

/**
 * The rules of a style sheet that can say something about a page, in their order.
 * @param names of the page's classes, tags and data attributes, as `namesIn` gives them
 */
export function usedStyle(sheet: StyleSheet, names: ReadonlySet<string>): string {
  return sheet.map((part) => usedPart(part, names)).join("");
}

function usedPart(part: Part, names: ReadonlySet<string>): string {
  if (typeof part === "string") return part;
  if ("parts" in part) {
    const inside = usedStyle(part.parts, names);
    return inside && `${part.head}{${inside}}`;
  }
  const used = part.selectors.filter((selector) => selector.names.every((name) => names.has(name)));
  return used.length === 0 ? "" : `${used.map(({ text }) => text).join()}{${part.body}}`;
}

/**
 * The names that a page must contain for a selector to match in it: `.class`, `tag` and `[data-…]`, in lower
 * case but for classes. Alternatives and exclusions, as in `:is()` and `:not()`, require nothing, nor do
 * other attributes, which change while a page is read (`open`, `hidden`, `aria-expanded`).
 */
function namesOf(selector: string): string[] {
  return parse(selector).flatMap((steps) => steps.flatMap(nameOf));
}

function nameOf(step: Selector): string[] {
  if (step.type === "tag") return [step.name.toLowerCase()];
  if (step.type !== "attribute") return [];
  if (step.name === "class" && step.action === "element") return [`.${step.value}`];
  return step.name.startsWith("data-") ? [`[${step.name}]`] : [];
}

/** In a script `<` and quotes say nothing of tags. */
const SCRIPT = /<script[\s>][\s\S]*?<\/script>/g;
const TAG = /<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi;
const ATTRIBUTE = /\s(class|data-[\w-]+)(?:="([^"]*)")?/g;

/** The same of a page as React writes it: every attribute in double quotes. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = "", attributes = ""] of html.replaceAll(SCRIPT, "").matchAll(TAG)) {
    names.add(tag.toLowerCase());
    for (const [, name = "", value = ""] of attributes.matchAll(ATTRIBUTE)) {
      if (name !== "class") names.add(`[${name}]`);
      else for (const each of value.split(/\s+/)) names.add(`.${each}`);
    }
  }
  return names;
}
