import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { seen } from "./latin-marks";

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

/** As many fonts as it takes to write `text`; they have 7 and 10 MB, so nobody keeps them. */
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

/** Whether a font has a character. */
export const hasCharacter = ({ font }: NamedFont, character: string): boolean =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

function missingIn(fonts: readonly NamedFont[], text: string): string[] {
  const has = (character: string) => fonts.some((font) => hasCharacter(font, character));
  return [...new Set(seen(text))].filter((character) => character !== "\n" && !has(character));
}
