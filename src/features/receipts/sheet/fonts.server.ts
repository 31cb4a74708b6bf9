import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";

/** A font by its name in the documents that it is put into. */
export interface NamedFont {
  name: string;
  /** Its file. */
  file: Buffer;
  font: Font;
}

const require = createRequire(import.meta.url);

/** First as Hong Kong writes; then all other characters of the CJK blocks, such as those of Simplified Chinese. */
const FILES = [
  {
    name: "NotoSansHK-Regular",
    path: () => require.resolve("@expo-google-fonts/noto-sans-hk/400Regular/NotoSansHK_400Regular.ttf"),
  },
  {
    name: "NotoSansSC-Regular",
    path: () => require.resolve("@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf"),
  },
];

/** The fonts that `text` needs; they have 7 and 10 MB, so they are not cached. */
export async function fontsFor(text: string): Promise<NamedFont[]> {
  const { create } = await import("fontkit"); // over a megabyte of code, for few requests
  const fonts: NamedFont[] = [];
  for (const { name, path } of FILES) {
    const file = await readFile(path());
    fonts.push({ name, file, font: create(file) as Font }); // a collection of fonts is another kind of file
    if (missingIn(fonts, text).length === 0) break;
  }
  return fonts;
}

/** The characters of `text` that no font of ours has. */
export async function unprintable(text: string): Promise<string[]> {
  return missingIn(await fontsFor(text), text);
}

/** Returns whether a font has a character. */
export const hasCharacter = ({ font }: NamedFont, character: string): boolean =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

function missingIn(fonts: readonly NamedFont[], text: string): string[] {
  const has = (character: string) => fonts.some((font) => hasCharacter(font, character));
  return [...new Set(seen(text))].filter((character) => character !== "\n" && !has(character));
}

/** After a mark: it is among Latin letters. Unicode's own sign for the form that does not fill a square. */
const NARROW = "\uFE00";

/** Marks of both scripts: those that begin something belong to what follows, the others to what comes before. */
const OPENING = "‘“";
const MARK = /[‘’“”…·•]/gu;
/** Seen nowhere, though it says how its neighbour is drawn or joined: copied names bring it along. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

/** Removes characters that no font draws. */
const seen = (text: string): string => text.replaceAll(UNSEEN, "");

/**
 * A text in which each mark says by what is beside it whether it is Latin: `O’Neil` has no room for a Chinese
 * square, `“木棉”` has.
 */
export function withLatinMarks(text: string): string {
  const drawn = seen(text);
  return drawn.replaceAll(MARK, (mark, at: number) => {
    const before = [...drawn.slice(0, at).replaceAll(MARK, "").trimEnd()].at(-1);
    const [after] = drawn
      .slice(at + 1)
      .replaceAll(MARK, "")
      .trimStart();
    const beside = OPENING.includes(mark) ? (after ?? before) : (before ?? after);
    return beside !== undefined && SQUARE.test(beside) ? mark : mark + NARROW;
  });
}

/** The characters of such a text, each with what it says of its form. */
export function drawnCharacters(text: string): string[] {
  return text.match(new RegExp(`.${NARROW}?`, "gsu")) ?? [];
}

/** The character itself, and whether it is to be narrow. */
export function asDrawn(character: string): { plain: string; isNarrow: boolean } {
  const isNarrow = character.length > 1 && character.endsWith(NARROW);
  return { plain: isNarrow ? character.slice(0, -1) : character, isNarrow };
}
