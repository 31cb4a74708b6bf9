import type { Attributes, IFrame, IOptions, Transformer } from "sanitize-html";
import sanitizeHtml from "sanitize-html";
import { escapeHtml, isBlank, plainText } from "../../platform/html/text";
import { EXTERNAL_REL, isExternal, safeHref } from "./links";
import { imageId, imageSrc } from "./media-image";

/** Elements whose content is not the author's text: it is removed with them. */
const DROPPED_WHOLE = [
  ...["script", "style", "title", "template", "noscript", "noembed", "noframes", "iframe", "object"],
  ...["svg", "math", "xmp", "textarea", "option", "audio", "video", "canvas"],
];

/** A tag of these; what is not finished before another begins is none. */
const TAG = new RegExp(`<(/?)(${DROPPED_WHOLE.join("|")}|select|datalist)(?=[\\s/>])([^<>]*)>`, "gi");

/** Tags that implicitly end an option without an end tag. */
const ENDS_OPTION = ["select", "datalist"];

const BLOCKS = ["p", "h2", "h3", "ul", "ol", "li", "blockquote"];
const INLINE = ["strong", "em", "a", "br"];
const TABLE = ["table", "tbody", "thead", "tr", "th", "td"];

const MAX_COLUMNS = 50;
const MAX_ROWS = 500;
const MAX_NUMBER = 9999;
const MAX_DEPTH = 40;
const MAX_TAGS = 20_000;
/** With those that close: each that closes nothing is looked for among all that are open. */
const MAX_TAG_ENDS = 2 * MAX_TAGS;
/** Real text is stable after the second pass; only text crafted to confuse parsers takes more. */
const MAX_PASSES = 8;

/** `{ [name]: value }` for a whole number between 2 and `max`, else nothing; 1 is what a browser assumes. */
function count(name: string, value: string | undefined, max: number): Attributes {
  const number = /^\d{1,4}$/.test(value ?? "") ? Number(value) : 1;
  return number > 1 && number <= max ? { [name]: String(number) } : {};
}

function spans(attributes: Attributes): Attributes {
  return {
    ...count("colspan", attributes.colspan, MAX_COLUMNS),
    ...count("rowspan", attributes.rowspan, MAX_ROWS),
  };
}

/** A link without a target is turned into an element that is not allowed: its words stay. */
const link: Transformer = (_tag, attributes) => {
  const href = safeHref(attributes.href);
  const attribs: Attributes = href ? { href } : {};
  if (href && isExternal(href)) attribs.rel = EXTERNAL_REL;
  return { tagName: href ? "a" : "span", attribs };
};

const image: Transformer = (tagName, attributes) => {
  const id = imageId(attributes["data-media-id"], attributes.src);
  const alt = (attributes.alt ?? "").trim();
  const attribs: Attributes = id ? { "data-media-id": id, src: imageSrc(id), alt } : {};
  return { tagName, attribs };
};

const headerCell: Transformer = (tagName, attributes) => ({
  tagName,
  attribs: { ...spans(attributes), scope: attributes.scope === "row" ? "row" : "col" },
});

/** An image from elsewhere, or a paragraph, heading, list or link with nothing in it. */
function isEmpty(frame: IFrame): boolean {
  if (frame.tag === "img") return !frame.attribs["data-media-id"];
  if (!/^(?:p|div|h[1-6]|ul|ol|li|blockquote|a)$/.test(frame.tag)) return false;
  return frame.text.trim() === "" && frame.mediaChildren.length === 0;
}

const OPTIONS: IOptions = {
  allowedTags: [...BLOCKS, ...INLINE, ...TABLE, "img"],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["data-media-id", "src", "alt"],
    ol: ["start"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: MAX_DEPTH,
  exclusiveFilter: isEmpty,
  transformTags: {
    ...{ b: "strong", i: "em", h1: "h2", h4: "h3", h5: "h3", h6: "h3", div: "p", tfoot: "tbody" },
    a: link,
    img: image,
    th: headerCell,
    td: (tagName, attributes) => ({ tagName, attribs: spans(attributes) }),
    ol: (tagName, attributes) => ({ tagName, attribs: count("start", attributes.start, MAX_NUMBER) }),
  },
};

// PostgreSQL refuses NUL and half characters; no reader sees the others.
const UNSTORABLE = /[^\P{Cc}\t\n\r]/gu;

function onePass(html: string): string {
  const clean = sanitizeHtml(withoutUnclosed(html.toWellFormed().replace(UNSTORABLE, "")), OPTIONS);
  // Written as browsers and the editor write it; a ">" of the text is escaped, so only tags match.
  return withoutLooseWords(clean.replaceAll(" />", ">").trim());
}

/** For what no author wrote: its words in one paragraph. */
function onlyWords(html: string): string {
  return onePass(`<p>${escapeHtml(plainText(html))}</p>`);
}

const howMany = (html: string, what: RegExp): number => html.match(what)?.length ?? 0;

/**
 * Sanitises rich text for storing and showing, whatever a client sent: only what the editor's schema knows,
 * images only from the media store, links only to safe addresses. It is idempotent; text without any word or
 * image is `""`.
 */
export function sanitizeRichText(html: string): string {
  // The parser takes seconds for a hundred thousand tags inside each other.
  if (howMany(html, /<[a-z]/gi) > MAX_TAGS || howMany(html, /<\/?[a-z]/gi) > MAX_TAG_ENDS)
    return onlyWords(html);
  let current = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = onePass(current);
    if (next === current) return isBlank(next) ? "" : next;
    current = next;
  }
  return onlyWords(current);
}

declare module "../../platform/threads/worker-thread.server" {
  interface ThreadTasks {
    sanitizeRichText: typeof sanitizeRichText;
  }
}

interface Place {
  start: number;
  end: number;
}

/**
 * HTML without the tags that open one of {@link DROPPED_WHOLE} and are never closed: all that follows would go with
 * them. The same of a comment without its end.
 */
function withoutUnclosed(html: string): string {
  const open = new Map<string, Place[]>();
  const alone: Place[] = [];
  for (const { 0: tag, 1: slash, 2: written = "", 3: rest = "", index } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    const place = { start: index, end: index + tag.length };
    if (slash) {
      open.get(name)?.pop();
      if (ENDS_OPTION.includes(name)) open.delete("option");
    } else if (rest.endsWith("/") && ["svg", "math"].includes(name)) alone.push(place);
    else if (!ENDS_OPTION.includes(name))
      open.set(name, [...(name === "option" ? [] : (open.get(name) ?? [])), place]);
  }
  const unclosed = [...alone, ...[...open.values()].flat()].sort((one, other) => one.start - other.start);
  let output = "";
  let last = 0;
  for (const { start, end } of unclosed) {
    output += html.slice(last, start);
    last = end;
  }
  return withoutOpenComment(output + html.slice(last));
}

function withoutOpenComment(html: string): string {
  const start = html.lastIndexOf("<!--");
  return start < 0 || html.includes("-->", start) ? html : html.slice(0, start) + html.slice(start + 4);
}

/** A tag of clean HTML with its name, or the words between two. */
const PART = /<(\/?)([a-z][a-z\d]*)[^>]*>|[^<]+/g;

/** Elements allowed in a table outside its cells. */
const STRUCTURE = ["table", "thead", "tbody", "tr"];
const CELLS = ["th", "td"];
const VOID = ["br", "img"];
const BLOCK = /<(?:p|h2|h3|ul|ol|blockquote|table|img)[\s>]/;

/** A table that is being parsed, with the text found outside its cells. */
interface OpenTable {
  html: string;
  loose: string;
}

/**
 * Moves text that is in a table but in no cell, such as its caption, to a paragraph before the table, as
 * browsers show it: a table may have no other text.
 */
function withoutLooseWords(html: string): string {
  if (!html.includes("<table")) return html;
  const names: string[] = [];
  const tables: OpenTable[] = [];
  let out = "";
  /** The depth within a loose element, of which all parts are moved together. */
  let looseDepth = 0;
  const write = (part: string, isLoose: boolean) => {
    const table = tables.at(-1);
    if (!table) out += part;
    else if (isLoose) table.loose += part;
    else table.html += part;
  };
  for (const { 0: part, 1: slash, 2: name } of html.matchAll(PART)) {
    const inStructure = STRUCTURE.includes(names.at(-1) ?? "");
    if (name === undefined) {
      write(part, looseDepth > 0 || (inStructure && part.trim() !== ""));
      continue;
    }
    if (slash) {
      write(part, looseDepth > 0);
      if (looseDepth > 0) looseDepth -= 1;
      names.pop();
      if (name === "table" && looseDepth === 0) {
        const done = tables.pop();
        if (done) write(before(done.loose) + done.html, false);
      }
      continue;
    }
    const isPart = STRUCTURE.includes(name) || CELLS.includes(name);
    const isLoose = looseDepth > 0 || (inStructure && !isPart);
    if (name === "table" && !isLoose) tables.push({ html: "", loose: "" });
    write(part, isLoose);
    if (VOID.includes(name)) continue;
    names.push(name);
    if (isLoose) looseDepth += 1;
  }
  return out + tables.map((table) => before(table.loose) + table.html).join("");
}

const before = (loose: string): string =>
  loose === "" || BLOCK.test(loose) ? loose : `<p>${loose.trim()}</p>`;
