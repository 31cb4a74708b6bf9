// The name is taken whole or not at all: else each letter of one that never ends would be tried as its last.
const TAG = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/gi;
const INLINE = new Set(["a", "b", "em", "i", "span", "strong"]);
const IMAGE_ID = /<img [^<>]*?\bdata-media-id="([^"]+)"/g;
const IMAGE = /<img [^<>]*?\bdata-media-id="([^"]+)"[^<>]*>/g;
const FILE_LINK = /<a [^<>]*?\bhref="[^"]*\/media\/([^"/?#]+)[^"]*"[^<>]*>(.*?)<\/a>/gs;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const LAST_CODE_POINT = 0x10ffff;
/** The parts of a text that are no sentences: its headings and tables. */
const ASIDE = /<(h[23]|table)\b.*?<\/\1>/gs;
/** A space beside a full-width mark, which is a gap already. */
const GAP = /(?<=[\u3000-\u303F\uFF01-\uFF60][”’]?) | (?=[\u3000-\u303F\uFF01-\uFF60])/gu;
/**
 * The end that no excerpt has: marks, and numbers, which say nothing without what they count; not those of a name such
 * as SMN1.
 */
const UNFINISHED = /(?:[\s,.;:–—…、，。；：·“‘(「『《（〈【]|(?<![A-Za-z\d])\d+)+$/u;
/** In Chinese a clause that has only begun, behind most of the text. */
const BEGUN = /(?<=^.{15,}[，。；：！？])[^，。；：！？「」『』《》（）“”]{1,16}$/su;
const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });
/** A longer run of letters is cut like a word that is too long. */
const LONGEST_WORD = 100;

/** Words of HTML between two tags, as people read them. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
}

/** Ids of the images in stored rich text, each once, in order. */
export function mediaIds(html: string): string[] {
  return [...new Set([...html.matchAll(IMAGE_ID)].map(([, id = ""]) => id))];
}

/** Stored rich text without these images, and without the links to these files, whose words stay. */
export function withoutFiles(html: string, ids: ReadonlySet<string>): string {
  return html
    .replace(IMAGE, (image, id: string) => (ids.has(id) ? "" : image))
    .replace(FILE_LINK, (link, id: string, words: string) => (ids.has(id) ? words : link));
}

/**
 * The words of stored (sanitised) rich text on one line: entities decoded, a space where a block ends.
 * Text of an image is not among them.
 */
export function plainText(html: string): string {
  const spaced = html.replace(TAG, (_tag, _slash, name: string) =>
    INLINE.has(name.toLowerCase()) ? "" : " ",
  );
  return decodeEntities(spaced).replace(/\s+/g, " ").trim();
}

/**
 * The sentences of stored rich text on one line, as a preview shows them: without headings and tables, unless there
 * is nothing else.
 */
export function proseText(html: string): string {
  const text = plainText(html.replace(ASIDE, " ")) || plainText(html);
  return text.replace(GAP, "");
}

/** The words that {@link proseText} leaves out, on one line. */
export function asideText(html: string): string {
  return plainText((html.match(ASIDE) ?? []).join(" "));
}

/** The words of stored rich text, one line for each of its blocks, and for an image its id. */
export function plainLines(html: string): string[] {
  return html
    .replace(/\s+/g, " ")
    .replace(IMAGE, "\n$1\n")
    .replace(TAG, (_tag, _slash, name: string) => (INLINE.has(name.toLowerCase()) ? "" : "\n"))
    .split("\n")
    .map(plainText)
    .filter((line) => line !== "");
}

const ALT = /\balt="([^"]*)"/;

/** The paragraphs of stored rich text, each on one line: its blocks, and in the place of an image its description. */
export function paragraphLines(html: string): string[] {
  return plainLines(html.replace(IMAGE, (tag) => `<p>${ALT.exec(tag)?.[1] ?? ""}</p>`));
}

/** A letter at the start of a word, which shows without reading the rest that there are words. */
const BEGINS = /(?:^|>)[^<>&\s]/;

/** Whether rich text shows nothing: no words and no image. */
export function isBlank(html: string): boolean {
  if (BEGINS.test(html)) return false;
  return mediaIds(html).length === 0 && plainText(html) === "";
}

/**
 * The first words of a plain text, at most `limit` characters, with `…` where something is left out. Counts what
 * readers see as one character, so that no emoji or accented letter is cut in two, where even the first word is longer.
 */
export function excerpt(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of characters.segment(text)) {
    if (count === limit) return `${wholeWords(text, index)}…`;
    count += 1;
  }
  return text;
}

/** The part of a text before `end`, without a word that is cut there, or in Chinese the clause. */
function wholeWords(text: string, end: number): string {
  const word = words.segment(text.slice(0, end + LONGEST_WORD)).containing(end)?.index ?? end;
  return text.slice(0, word).replace(BEGUN, "").replace(UNFINISHED, "") || text.slice(0, end).trimEnd();
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for HTML or XML, between tags or in the double quotes of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
