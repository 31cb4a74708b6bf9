import type { OverlayOptions, Sharp } from "sharp";
import sharp from "sharp";
import { escapeHtml } from "../platform/html/text";
import { LANG_TAG, type Lang, type Localized } from "../platform/locale/lang";
import { words } from "../platform/locale/phrase";
import { withOwnDrawings } from "./drawn-photo.server";
import { decode, readHeader } from "./validation/decoder.server";

const SIZE = { width: 1200, height: 630 };
/** Where the picture begins when there are words beside it. */
const PANEL = 600;
const MARGIN = 64;

/** The content of a link preview. */
export interface ShareCard {
  lang: Lang;
  title: string;
  /** The charity's. */
  name: string;
  /** Drawing (SVG) of 1200 × 630 behind the words. */
  ground: string;
  /** A drawing of the program's own, or an image of the media store. */
  picture: { svg: string } | FocusedImage;
}

/** An upright image of the media store. */
export interface FocusedImage {
  bytes: Uint8Array;
  /** The point that crops centre on, as fractions of width and height from the top left; the middle unless said. */
  focus?: { x: number; y: number } | undefined;
}

/** A JPEG of 1200 × 630; where the machine has no font for the language, the picture alone. */
export function shareImage(card: ShareCard): Promise<Buffer> {
  return withOwnDrawings(async () => {
    const words = await wordsOf(card);
    const width = words.length > 0 ? SIZE.width - PANEL : SIZE.width;
    const source =
      "svg" in card.picture ? sharp(Buffer.from(card.picture.svg)) : await cut(card.picture, width);
    const picture = await source.resize({ width, height: SIZE.height, fit: "cover" }).png().toBuffer();
    const layers: OverlayOptions[] = [{ input: picture, left: SIZE.width - width, top: 0 }, ...words];
    return sharp(Buffer.from(card.ground)).composite(layers).jpeg({ quality: 82 }).toBuffer();
  });
}

/** The crop of an image to the shape of its place, around its focus, as browsers cut it. */
async function cut({ bytes, focus = { x: 0.5, y: 0.5 } }: FocusedImage, width: number): Promise<Sharp> {
  const whole = (await readHeader(bytes)).autoOrient;
  const scale = Math.min(whole.width / width, whole.height / SIZE.height);
  const part = { width: Math.round(width * scale), height: Math.round(SIZE.height * scale) };
  const left = Math.round((whole.width - part.width) * focus.x);
  const top = Math.round((whole.height - part.height) * focus.y);
  return decode(bytes).extract({ left, top, ...part });
}

async function wordsOf({ lang, title, name }: ShareCard): Promise<OverlayOptions[]> {
  const width = PANEL - 2 * MARGIN;
  const heading = await drawText(title, {
    lang,
    colour: "#1D2733",
    width,
    maxHeight: 290,
    sizes: [62, 52, 44, 36, 30],
  });
  const below = await drawText(name, { lang, colour: "#0E5A60", width, maxHeight: 80, sizes: [28, 24] });
  if (!heading || !below) return [];
  return [
    { input: heading.png, left: MARGIN, top: 180 },
    { input: below.png, left: MARGIN, top: SIZE.height - MARGIN - below.height },
  ];
}

const FAMILIES: Localized = {
  eng: "DejaVu Sans, Noto Sans, sans",
  tra: "Noto Sans CJK HK, Noto Sans HK, sans",
  sim: "Noto Sans CJK SC, Noto Sans SC, sans",
};

/** A character of each language's own, and one that no font has. */
const SAMPLE: Localized = { eng: "K", tra: "棉", sim: "棉" };
const NO_CHARACTER = "\u{10FFFD}";
/** Invisible; no line breaks there. */
const WORD_JOINER = "\u2060";

const known = new Map<Lang, Promise<boolean>>();

/** Text as a picture on no ground, ready to be laid over another one. */
export interface DrawnText {
  png: Buffer;
  height: number;
}

interface TextBox {
  lang: Lang;
  /** CSS colour. */
  colour: string;
  /** In pixels. */
  width: number;
  maxHeight: number;
  /** Sizes of type in pixels, the wanted one first; the first that fits is taken, else the last. */
  sizes: readonly number[];
}

/** Draws text in lines. @returns null when this machine has no font for the language */
export async function drawText(text: string, box: TextBox): Promise<DrawnText | null> {
  if (!(await hasFont(box.lang))) return null;
  for (const size of box.sizes) {
    const drawn = await draw(text, { ...box, size });
    if (drawn.height <= box.maxHeight || size === box.sizes.at(-1)) return drawn;
  }
  return null;
}

async function draw(
  text: string,
  { lang, colour, width, size }: Omit<TextBox, "maxHeight" | "sizes"> & { size: number },
): Promise<DrawnText> {
  const lines = lang === "eng" ? [text] : chineseLines(text, lang, width / size);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" lang="${LANG_TAG[lang]}">${lines.map((line) => marked(line, lang)).join("\n")}</span>`,
      font: `${FAMILIES[lang]} Bold ${size}`,
      dpi: 72,
      width,
      wrap: "word-char",
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, height: info.height };
}

/** A line in Pango's markup: no break within a word, and no gap before a mark that opens it. */
function marked(line: string, lang: Lang): string {
  const whole = lang === "eng" ? line : words(line, lang).map(unbroken).join("");
  return escapeHtml(whole).replace(/^[「『“‘《（〈【]/u, '<span font_features="halt">$&</span>');
}

const unbroken = (word: string) => (/\p{Script=Han}/u.test(word) ? [...word].join(WORD_JOINER) : word);

/** Returns whether a character of the language is drawn as something else than the sign for a missing one. */
function hasFont(lang: Lang): Promise<boolean> {
  const pixels = (text: string) =>
    sharp({ text: { text, font: `${FAMILIES[lang]} 40`, dpi: 72 } })
      .raw()
      .toBuffer();
  const answer =
    known.get(lang) ??
    Promise.all([pixels(SAMPLE[lang]), pixels(NO_CHARACTER)]).then(
      ([sample, missing]) => sample.some((value) => value > 0) && !sample.equals(missing),
      () => false,
    );
  known.set(lang, answer);
  return answer;
}

/** The width of a character that is not Chinese, with a Chinese one as 1; bold, and rather too wide. */
const LATIN = 0.6;

/**
 * Chinese in lines of at most `room` characters and of like lengths: they break after a mark where they can,
 * else between words, never between a number and what it counts. A word that is longer than a line stays whole.
 */
export function chineseLines(text: string, lang: Lang, room: number): string[] {
  const clauses = clausesOf(text, lang);
  // A part that needs several lines begins one, unless that costs one more.
  const apart = fill(clauses, room, true).length <= fill(clauses, room, false).length;
  let lines = fill(clauses, room, apart);
  // What fits in a line stays in one.
  const least = Math.max(
    ...clauses.map((clause) => widthOf(clause.join(""))).filter((width) => width <= room),
  );
  for (let less = room - 0.5; less >= Math.max(least, room / 2); less -= 0.5) {
    const shorter = fill(clauses, less, apart);
    if (shorter.length > lines.length) break;
    lines = shorter;
  }
  return lines.map((line) => line.trim());
}

/** The words of each part that ends with a mark, or is in brackets. */
function clausesOf(text: string, lang: Lang): string[][] {
  const clauses: string[][] = [[]];
  const counted = text.replace(/(\d) (?=\p{Script=Han})/gu, "$1\u00A0");
  for (const word of words(counted, lang)) {
    if (word.startsWith("（")) clauses.push([]);
    clauses.at(-1)?.push(word);
    if (/[：，、；。！？—]$/u.test(word)) clauses.push([]);
  }
  return clauses;
}

function fill(clauses: string[][], room: number, apart: boolean): string[] {
  const lines = [""];
  const put = (piece: string) => {
    const line = lines.at(-1) ?? "";
    if (line === "" || widthOf(line + piece) <= room) lines[lines.length - 1] = line + piece;
    else lines.push(piece);
  };
  for (const clause of clauses) {
    const whole = clause.join("");
    if (widthOf(whole) <= room) put(whole);
    else {
      if (apart && lines.at(-1) !== "") lines.push("");
      clause.forEach(put);
    }
  }
  return lines;
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text.trim())
    width += /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF“”]/u.test(character) ? 1 : LATIN;
  return width;
}
