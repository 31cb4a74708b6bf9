import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { seen } from "./latin-marks";
import { TrueTypeFont } from "./true-type.server";

/** A font with its name. */
export interface NamedFont {
  name: string;
  font: TrueTypeFont;
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
  const fonts: NamedFont[] = [];
  for (const { name, path } of FILES) {
    fonts.push({ name, font: new TrueTypeFont(await readFile(path())) });
    if (missingIn(fonts, text).length === 0) break;
  }
  return fonts;
}

/** The characters of `text` that no font of ours has. */
export async function unprintable(text: string): Promise<string[]> {
  return missingIn(await fontsFor(text), text);
}

function missingIn(fonts: readonly NamedFont[], text: string): string[] {
  const has = (character: string) => fonts.some(({ font }) => font.glyphOf(codePointOf(character)) !== 0);
  return [...new Set(seen(text))].filter((character) => character !== "\n" && !has(character));
}

export const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;
