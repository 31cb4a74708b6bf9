import { readFile } from "node:fs/promises";
import { brotliPage } from "../../kept/brotli.server";
import { digestOf } from "../../security/security-policy.server";
import { ONE_ROUND } from "../one-round.server";
import { SCRIPT_CLASSES } from "../page-script";
import { namesIn } from "./selector-names.server";
import { parseStyle, type StyleSheet, usedStyle } from "./used-style.server";

/** Where scripts are loaded that go on with the page or add to it: what they will need, the page does not say. */
const GOES_ON = /<script[^>]* type="module"|\sdata-script="/;
const LINK = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)"\/>/g;
/** What the page's own script may add. */
const ADDED = [...SCRIPT_CLASSES.map((name) => `.${name}`), "iframe"];

/** A page, and the digests of the styles that came into it, for its policy. */
export interface StyledPage {
  html: string;
  styles: string;
}

/**
 * Puts into a page the rules that it uses, in place of its links to the built style sheets: who comes from elsewhere
 * sees it one question to the server sooner. Not where that makes it too large, nor where it goes on in the browser,
 * nor where the files are not built.
 * @param links whether it is to link its style sheets in any case
 */
export async function withStyle(html: string, links = false): Promise<StyledPage> {
  const linked = { html, styles: "" };
  if (links || GOES_ON.test(html)) return linked;
  const names = namesIn(html);
  for (const name of ADDED) names.add(name);
  const digests: string[] = [];
  let styled = html;
  for (const [link, href = ""] of html.matchAll(LINK)) {
    const sheet = await sheetAt(href);
    if (!sheet) return linked;
    const style = usedStyle(sheet, names);
    digests.push(digestOf(style));
    styled = styled.replace(link, () => `<style>${style}</style>`);
  }
  // As it is sent first; compressed well, it is a tenth smaller: 12 KB.
  const { length } = await brotliPage(styled, "quickly");
  return length <= ONE_ROUND ? { html: styled, styles: digests.join(" ") } : linked;
}

const sheets = new Map<string, Promise<StyleSheet | undefined>>();

/** A style sheet of the build, read once; undefined while the site is being written and none is built. */
function sheetAt(href: string): Promise<StyleSheet | undefined> {
  const known = sheets.get(href) ?? readFile(`build/client${href}`, "utf8").then(parseStyle, () => undefined);
  sheets.set(href, known);
  return known;
}
