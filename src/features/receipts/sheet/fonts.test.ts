import { buffer } from "node:stream/consumers";
import { inflateSync } from "node:zlib";
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "@pdfme/pdf-lib";
import { create, type Font } from "fontkit";
import { expect, it } from "vitest";
import { fontsFor, unprintable } from "./fonts.server";
import { SpokenDocument } from "./sheet-layout.server";
import { SheetText } from "./text.server";

const TEXT = "A g陳é香";
const OF = { size: [595, 842], title: "A & B <C>", author: "陳 & Co.", madeAt: new Date(0) } as const;

/** A PDF that says `text`, as somebody else's program reads it. */
async function written(text: string): Promise<PDFDocument> {
  const document = new SpokenDocument(OF);
  const file = buffer(document);
  new SheetText(document, await fontsFor(text)).line(text, { x: 9, y: 99 }, { size: 9, colour: "#000000" });
  document.end();
  return PDFDocument.load(await file, { updateMetadata: false });
}

const dicts = ({ context }: PDFDocument): PDFDict[] =>
  context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));

it("draws the characters of a document as the whole font does, and carries no others", async () => {
  const [whole] = await fontsFor(TEXT);
  const files = dicts(await written(TEXT)).flatMap((dict) => {
    const file = dict.lookup(PDFName.of("FontFile2"));
    return file instanceof PDFRawStream ? [inflateSync(file.contents)] : [];
  });
  expect(files).toHaveLength(1);
  const [bytes = Buffer.alloc(0)] = files;
  expect(bytes.length).toBeLessThan(20_000);
  const subset = create(bytes) as Font;
  expect(subset.numGlyphs).toBe(TEXT.length + 1);
  [...TEXT].forEach((character, index) => {
    const drawn = whole?.font.glyphForCodePoint(character.codePointAt(0) ?? 0).path.toSVG();
    expect(subset.getGlyph(index + 1).path.toSVG()).toBe(drawn);
    expect(drawn !== "").toBe(character !== " ");
  });
});

it("says its title and author, whatever is in them, to those who read it as XML too", async () => {
  const document = await written("A");
  expect([document.getTitle(), document.getAuthor()]).toEqual([OF.title, OF.author]);
  const metadata = document.catalog.lookup(PDFName.of("Metadata"));
  const xml = metadata instanceof PDFRawStream ? metadata.getContentsString() : "";
  expect(xml).toContain("A &amp; B &lt;C&gt;</rdf:li>");
  expect(Buffer.from(xml, "latin1").toString()).toContain("陳 &amp; Co.</rdf:li>");
  expect(xml).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(xml.match(/<(\w+:)?Description/g)).toHaveLength(xml.match(/<\/(\w+:)?Description>/g)?.length ?? 0);
});

it("takes the second font only for what the first does not have, and names what neither has", async () => {
  expect((await fontsFor("陳大文 José Nguyễn 嘅咗")).map(({ name }) => name)).toEqual(["NotoSansHK-Regular"]);
  expect((await fontsFor("陈")).map(({ name }) => name)).toEqual([
    "NotoSansHK-Regular",
    "NotoSansSC-Regular",
  ]);
  expect(await unprintable("陈大文\nŁ한😀 A")).toEqual(["Ł", "한", "😀"]);
});
