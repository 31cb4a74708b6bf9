import { readFile } from "node:fs/promises";
import { brotliPage } from "../kept/brotli.server";
import { digestOf, framesOf, takeScripts } from "../security/security-policy.server";
import type { PageOrigins } from "./page-origins.server";
import { SCROLLED } from "./page-script";
import { namesIn, parseStyle, type StyleSheet, usedStyle } from "./used-style.server";

/** A rendered page on its way to its visitors. */
interface Page {
  html: string;
  /** What its policy will allow. */
  origins: PageOrigins;
  /** What the program's own scripts carry, and nothing that content brought: see `ScriptMark`. */
  mark: string;
  /** It is to link its style sheets, however light it is. */
  linksStyle: boolean;
}

type Step = (page: Page) => Page | Promise<Page>;

/** What is done to each page once it is rendered, in this order: what is sent must be what the digests are of. */
const STEPS: Record<"public" | "staff", readonly Step[]> = {
  public: [withoutPreloads, withScripts, withFrames, withStyle],
  staff: [withoutPreloads, withScripts],
};

/** Finishes a rendered page. @returns its HTML, and what its security policy is to allow */
export async function finishPage(
  page: Omit<Page, "origins">,
  area: "public" | "staff",
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
 * Bytes of a compressed page that come with its headers in one round of a new line, which takes ten packets of 1,460
 * bytes.
 */
const ONE_ROUND = 13.1 * 1024;
/** Where scripts are loaded that add to the page: what they will need, it does not say. */
const LOADS_SCRIPTS = /<script[^>]* type="module"|\sdata-script="/;
const LINK = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)"\/>/g;
/** What the scripts that stand in pages may add. */
const ADDED = [`.${SCROLLED}`, "iframe"];

/**
 * With the rules that it uses, in place of its links to the built style sheets: who comes from elsewhere sees it one
 * question to the server sooner. Not where that makes it too large, nor where scripts add to it, nor where the files
 * are not built.
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

const sheets = new Map<string, Promise<StyleSheet | undefined>>();

/** A style sheet of the build, read once; undefined while the site is being written and none is built. */
function sheetAt(href: string): Promise<StyleSheet | undefined> {
  const known = sheets.get(href) ?? readFile(`build/client${href}`, "utf8").then(parseStyle, () => undefined);
  sheets.set(href, known);
  return known;
}
