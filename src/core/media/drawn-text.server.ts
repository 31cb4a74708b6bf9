import sharp from "sharp";
import { LANG_TAG, type Lang, type Localized } from "../locale/lang";
import { words } from "../locale/phrase";
import { escapeHtml } from "../richtext/escape-html";
import { chineseLines } from "./text-lines";

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

/** Whether a character of the language is drawn as something else than the sign for a missing one. */
function hasFont(lang: Lang): Promise<boolean> {
  const pixels = (text: string) =>
    sharp({ text: { text, font: `${FAMILIES[lang]} 40`, dpi: 72 } })
      .raw()
      .toBuffer();
  const asked =
    known.get(lang) ??
    Promise.all([pixels(SAMPLE[lang]), pixels(NO_CHARACTER)]).then(
      ([sample, missing]) => sample.some((value) => value > 0) && !sample.equals(missing),
      () => false,
    );
  known.set(lang, asked);
  return asked;
}
