import { decodeXML } from "entities";
import { escapeHtml } from "../../../platform/html/text";

/** A tag of stored rich text, which has no ">" but where a tag ends: whether it closes, and its name. */
export const TAG = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/g;
/** Void elements. */
const ALONE = new Set(["br", "img"]);

/** A tag as a translation program stores it, which knows it by its id alone. */
export interface TagMark {
  role: "opens" | "closes" | "alone";
  id: string;
  /** The name of its tag, where it is known. */
  name?: string;
}

/** A paragraph as it goes to a translator: words, and marks in the place of its tags. */
export type Inline = readonly (string | TagMark)[];

/** Tags as they open, by their ids. */
export type Tags = ReadonlyMap<string, string>;

/** The tags of a paragraph in its order, by `1`, `2` … */
export const tagsOf = (html: string): Tags =>
  new Map([...html.matchAll(TAG)].filter(([, end]) => end === "").map(([tag], at) => [`${at + 1}`, tag]));

/** The tags of a translation in its order: by the ids that its source has for the same, and by `t1`, `t2` … the others. */
export function tagsBeside(source: Tags, html: string): Tags {
  const left = new Map(source);
  return new Map(
    [...tagsOf(html)].map(([at, tag]) => {
      const same = [...left].find(([, each]) => each === tag)?.[0];
      if (same !== undefined) left.delete(same);
      return [same ?? `t${at}`, tag] as const;
    }),
  );
}

/** A paragraph of rich text with marks in the place of its tags, whose ids `tags` has in its order. */
export function inlineOf(html: string, tags: Tags): Inline {
  const ids = [...tags.keys()];
  const open: string[] = [];
  const parts: (string | TagMark)[] = [];
  let at = 0;
  for (const { 0: tag, 1: end, 2: name = "", index } of html.matchAll(TAG)) {
    if (index > at) parts.push(decodeXML(html.slice(at, index)));
    at = index + tag.length;
    const id = (end === "" ? ids.shift() : open.pop()) ?? "";
    if (end === "" && !ALONE.has(name)) open.push(id);
    parts.push({ role: end !== "" ? "closes" : ALONE.has(name) ? "alone" : "opens", id, name });
  }
  if (at < html.length) parts.push(decodeXML(html.slice(at)));
  return parts;
}

/** The fault of a translation: a mark that its paragraph does not have, or one that is unclosed or repeated. */
export interface TagFault {
  fault: "unknown" | "unpaired";
  id: string;
}

/** The paragraph that a translation makes, with tags in the place of its marks; or what is wrong with those. */
export function htmlOf(inline: Inline, tags: Tags): string | TagFault {
  const open: string[] = [];
  const used = new Set<string>();
  let html = "";
  for (const part of inline) {
    if (typeof part === "string") {
      html += escapeHtml(part).replaceAll("&quot;", '"');
      continue;
    }
    const { role, id } = part;
    const tag = tags.get(id);
    const [, name = ""] = /^<([a-z0-9]+)/.exec(tag ?? "") ?? [];
    if (tag === undefined || (role === "alone") !== ALONE.has(name)) return { fault: "unknown", id };
    const isTwice = role !== "closes" && used.has(id);
    if (isTwice || (role === "closes" && open.pop() !== id)) return { fault: "unpaired", id };
    used.add(id);
    if (role === "opens") open.push(id);
    html += role === "closes" ? `</${name}>` : tag;
  }
  const [left] = open;
  return left === undefined ? html : { fault: "unpaired", id: left };
}
