import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { pdfText } from "../testing/pdf-text";
import { fontsFor, unprintable } from "./fonts.server";
import { SpokenDocument } from "./sheet-layout.server";
import { SheetText } from "./text.server";

const SIZE = 10;
const STYLE = { size: SIZE, colour: "#000000" };

/** The drawing of a line of text: its words as a reader copies them, and the width of each in points. */
async function drawn(text: string) {
  const document = new SpokenDocument({ size: [595, 842], title: "", author: "", madeAt: new Date() });
  const file = buffer(document);
  const sheet = new SheetText(document, await fontsFor(text));
  const lines = sheet.wrap(text, 500, STYLE);
  for (const line of lines) sheet.line(line, { x: 10, y: 10 }, STYLE);
  const width = lines.reduce((sum, line) => sum + sheet.width(line, SIZE), 0);
  document.end();
  return { text: (await pdfText(await file)).replaceAll("\n", ""), width };
}

const widthOf = async (text: string) => (await drawn(text)).width;

it.each(["O’ Neil", "D’Souza", "“Ada”", "‘Bo’", "Mr. “Kit” Ho’s", "’ntombi"])(
  "has no room for a Chinese square in %s",
  async (text) => {
    const { text: read, width } = await drawn(text);
    expect(read).toBe(text);
    const marks = text.match(/[‘’“”]/g)?.length ?? 0;
    const without = await widthOf(text.replaceAll(/[‘’“”]/g, ""));
    expect(width - without).toBeLessThan(marks * SIZE * 0.6);
  },
);

it.each(["“木棉”会", "阿凡提·买买提", "“木棉”"])("keeps the square of each mark in %s", async (text) => {
  expect(await drawn(text)).toEqual({ text, width: [...text].length * SIZE });
});

it("distinguishes the marks of one text, also where a line ends between them and their neighbours", async () => {
  const text = "陳“大文”和 “Ada” O’Neil";
  expect((await drawn(text)).text).toBe(text);
  expect((await widthOf(text)) - (await widthOf("陳大文和 Ada ONeil"))).toBeLessThan(SIZE * 4);
});

it("leaves out what is seen nowhere, and names what cannot be printed", async () => {
  const text = "葛\u{E0100}\u200b小姐\uFE00";
  expect(await unprintable(text)).toEqual([]);
  expect((await drawn(text)).text).toBe("葛小姐");
  expect(await unprintable("𠮷野家 O’Neil")).toEqual(["𠮷"]);
});
