import { decodeEntities } from "../../platform/html/text";
import type { Span } from "./check-text";

/** Words of stored rich text between two tags, by their place in it. */
export interface Words extends Span {
  text: string;
}

/** An element that is read for itself: a paragraph, a heading, an item, a cell. */
export interface Block extends Span {
  tag: string;
  /** Between its tags. */
  inner: Span;
  /** Its text, with that of its descendants. */
  words: Words[];
  /** Those that no other element in it has. */
  own: Words[];
  /** True while all of its words are bold. */
  isBold: boolean;
  hasImage: boolean;
  /** The table, list or quotation around it; `""` for a top-level block. */
  within: string;
}

export interface LinkPart extends Span {
  href: string;
  words: Words[];
}

export interface ImagePart extends Span {
  id: string;
  alt: string;
}

export interface TablePart extends Span {
  rows: { cells: Block[] }[];
}

/** The parts of stored rich text that are looked at, each in the order of the text. */
export interface Markup {
  blocks: Block[];
  links: LinkPart[];
  images: ImagePart[];
  tables: TablePart[];
}

const PART = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>|[^<]+|</g;
const BLOCKS = new Set(["p", "h2", "h3", "li", "td", "th", "blockquote"]);
const AROUND = new Set(["table", "ul", "ol", "blockquote"]);

const attribute = (attributes: string, name: string): string =>
  decodeEntities(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");

interface Reading extends Markup {
  open: Block[];
  around: string[];
  link: LinkPart | undefined;
  bold: number;
}

/** Reads stored (sanitised) rich text once. */
export function readMarkup(html: string): Markup {
  const reading: Reading = {
    ...{ blocks: [], links: [], images: [], tables: [] },
    ...{ open: [], around: [], link: undefined, bold: 0 },
  };
  for (const match of html.matchAll(PART)) {
    const [whole, slash, tag, attributes = ""] = match;
    const span = { start: match.index, end: match.index + whole.length };
    // A line ends where a tag says so.
    if (tag === undefined) addWords(reading, { ...span, text: decodeEntities(whole).replaceAll(/\s/g, " ") });
    else if (slash) close(reading, tag, span);
    else open(reading, tag, attributes, span);
  }
  const { blocks, links, images, tables } = reading;
  return { blocks, links, images, tables };
}

function addWords(reading: Reading, words: Words): void {
  reading.open.at(-1)?.own.push(words);
  for (const block of reading.open) {
    block.words.push(words);
    if (reading.bold === 0 && words.text.trim() !== "") block.isBold = false;
  }
  reading.link?.words.push(words);
}

function open(reading: Reading, tag: string, attributes: string, span: Span): void {
  if (tag === "strong") reading.bold += 1;
  if (tag === "br") addWords(reading, { ...span, text: "\n" });
  if (tag === "a") {
    reading.link = { ...span, href: attribute(attributes, "href"), words: [] };
    reading.links.push(reading.link);
  }
  if (tag === "img") {
    const image = { ...span, id: attribute(attributes, "data-media-id"), alt: attribute(attributes, "alt") };
    reading.images.push(image);
    for (const block of reading.open) block.hasImage = true;
  }
  if (tag === "table") reading.tables.push({ ...span, rows: [] });
  if (tag === "tr") reading.tables.at(-1)?.rows.push({ cells: [] });
  if (BLOCKS.has(tag)) {
    const inner = { start: span.end, end: span.end };
    const within = reading.around.at(-1) ?? "";
    const block: Block = { ...span, tag, inner, words: [], own: [], isBold: true, hasImage: false, within };
    reading.open.push(block);
    reading.blocks.push(block);
    if (tag === "td" || tag === "th") reading.tables.at(-1)?.rows.at(-1)?.cells.push(block);
  }
  if (AROUND.has(tag)) reading.around.push(tag);
}

function close(reading: Reading, tag: string, { start, end }: Span): void {
  if (tag === "strong") reading.bold -= 1;
  if (tag === "a" && reading.link) {
    reading.link.end = end;
    reading.link = undefined;
  }
  if (AROUND.has(tag)) reading.around.pop();
  const table = tag === "table" ? reading.tables.at(-1) : undefined;
  if (table) table.end = end;
  if (!BLOCKS.has(tag)) return;
  const block = reading.open.pop();
  if (block) Object.assign(block, { inner: { start: block.inner.start, end: start }, end });
}

/** Some words as people read them, on one line. */
export const saidIn = (words: readonly Words[]): string =>
  words
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The words between two tags, without what begins or ends them outside: from the first to the last of some. */
export const spanOf = (words: readonly Words[], otherwise: Span): Span => ({
  start: words[0]?.start ?? otherwise.start,
  end: words.at(-1)?.end ?? otherwise.end,
});
