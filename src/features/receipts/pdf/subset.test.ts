import { expect, it } from "vitest";
import { codePointOf, fontsFor, unprintable } from "./fonts.server";
import { subsetOf } from "./subset.server";
import { TrueTypeFont } from "./true-type.server";

const TEXT = "A g陳é香";

it("draws the characters of a subset as the whole font does", async () => {
  const [hongKong] = await fontsFor(TEXT);
  if (!hongKong) throw new Error("no font");
  const { font } = hongKong;
  const glyphs = [0, ...[...TEXT].map((character) => font.glyphOf(codePointOf(character)))];
  expect(glyphs.indexOf(0, 1)).toBe(-1);
  const bytes = Buffer.from(subsetOf(font, glyphs));
  expect(bytes.length).toBeLessThan(20_000);
  const subset = new TrueTypeFont(bytes);
  glyphs.forEach((glyph, index) => {
    const before = font.outline(glyph);
    expect(subset.metric(index)).toEqual(font.metric(glyph));
    expect(subset.outline(index).subarray(0, before.length).equals(before)).toBe(true);
    expect(before.length > 0).toBe(TEXT[index - 1] !== " ");
  });
});

it("takes the second font only for what the first does not have, and names what neither has", async () => {
  expect((await fontsFor("陳大文 José Nguyễn 嘅咗")).map(({ name }) => name)).toEqual(["NotoSansHK-Regular"]);
  expect((await fontsFor("陈")).map(({ name }) => name)).toEqual([
    "NotoSansHK-Regular",
    "NotoSansSC-Regular",
  ]);
  expect(await unprintable("陈大文\nŁ한😀 A")).toEqual(["Ł", "한", "😀"]);
});
