import type { AnyContent, ContentType } from "../../content/definition";
import { entryFieldPaths, leavesOf, withoutLang } from "../../content/field-paths";
import { decodeEntities } from "../../platform/html/text";
import type { Lang } from "../../platform/locale/lang";

/** An address of another site in an entry. */
export interface FoundAddress {
  address: string;
  /** The path of the field without a language: `body`, `parts.2.body`. */
  path: string;
  /** `""` where the entry has the field once. */
  lang: Lang | "";
}

/** Longer addresses are not checked. */
const LONGEST = 1500;
const HREF = /<a\s[^<>]*?\bhref="([^"]*)"/g;
/** An address in plain text: it ends before a space or a quotation mark, and before Chinese. */
const IN_TEXT = /https?:\/\/[^\s<>"“”‘’\u3000-\u9fff\uff00-\uffef]+/gi;
const TRAILING = /[.,;:!?'*_\]]+$/;
/** The bracket that closes what opens before the address, with what is behind it. */
const OUTER_BRACKET = /^((?:[^()]|\([^()]*\))*)\).*$/;

/** The addresses of other sites in an entry as visitors get it, each once for a field. @param own the site's own host */
export function addressesIn(type: ContentType, content: AnyContent, own: string): FoundAddress[] {
  const found = new Map<string, FoundAddress>();
  for (const { field, value, path, lang } of entryFieldPaths(type, content).flatMap(leavesOf)) {
    for (const text of textsIn(value)) {
      for (const typed of field.writing === "rich" ? hrefsIn(text) : addressesInText(text)) {
        const address = outsideAddress(typed, own);
        const place = { path: withoutLang(path), lang: lang ?? ("" as const) };
        if (address !== undefined) found.set(JSON.stringify([address, place]), { address, ...place });
      }
    }
  }
  return [...found.values()];
}

/** Every text in a value, however it is nested. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(HREF)].map(([, href = ""]) => decodeEntities(href));

const addressesInText = (text: string): string[] =>
  (text.match(IN_TEXT) ?? []).map((address) => address.replace(OUTER_BRACKET, "$1").replace(TRAILING, ""));

/** An address in the form in which it is requested; undefined for links within the site. */
function outsideAddress(typed: string, own: string): string | undefined {
  const url = /^https?:/i.test(typed) ? URL.parse(typed) : null;
  if (!url || url.host === own || url.username !== "" || url.password !== "") return undefined;
  url.hash = "";
  return url.href.length <= LONGEST ? url.href : undefined;
}
