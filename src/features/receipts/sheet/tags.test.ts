import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFString } from "@pdfme/pdf-lib";
import { expect, it } from "vitest";
import { siteConfig } from "../../../charity/site.config";
import type { GiftToReceipt } from "../contract";
import { markedTexts } from "../testing/pdf-text";
import { drawSheet } from "./draw-sheet.server";
import type { Sheet } from "./sheets";
import { receiptSheet, statementSheet } from "./sheets";

const now = new Date("2026-11-21T04:00:00Z");
const details = { ...siteConfig, registrationReference: "91/00000" };
const gift: GiftToReceipt = {
  donation_id: "d1",
  reference: "4821 7305",
  name: "Chan",
  email: "a@donor.example",
  amountCents: 10_000,
  paidBackCents: 0,
  method: "fps",
  givenOn: "2026-05-01",
  lang: "eng",
  version: 1,
};

/** The parts of a sheet's PDF from the outside in, in the order of reading: `Table TR TH P: Amount`. */
async function parts(sheet: Sheet, isVoid = false): Promise<string[]> {
  const document = await PDFDocument.load(await drawSheet(sheet, { isVoid }));
  const pages = new Map(document.getPages().map((page) => [String(page.ref), markedTexts(page)]));
  for (const texts of pages.values()) expect(texts.get(-1)).not.toMatch(/\p{L}/u);
  const read = (part: PDFDict, above: string): string[] => {
    const tag = part.lookup(PDFName.of("S"), PDFName).decodeText();
    const lang = part.lookupMaybe(PDFName.of("Lang"), PDFString)?.decodeText();
    const path = `${above} ${tag}${lang ? `(${lang})` : ""}`.replace(/^ ?Document ?/, "").trim();
    const said = (page: unknown, number: PDFObject | undefined) =>
      `${path}: ${pages.get(String(page))?.get(Number(String(number)))}`;
    const kids = part.lookup(PDFName.of("K"), PDFArray);
    return Array.from({ length: kids.size() }, (_, at) => {
      const kid = kids.lookup(at);
      if (!(kid instanceof PDFDict)) return said(part.get(PDFName.of("Pg")), kid);
      const isContent = kid.lookup(PDFName.of("Type")) === PDFName.of("MCR");
      return isContent ? said(kid.get(PDFName.of("Pg")), kid.get(PDFName.of("MCID"))) : read(kid, path);
    }).flat();
  };
  const root = document.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  return read(root.lookup(PDFName.of("K"), PDFArray).lookup(0, PDFDict), "");
}

it("tags a receipt: a heading, facts with their labels, and the language of each", async () => {
  const sheet = receiptSheet(gift, details, {
    serial: "2026-00001",
    name: "Chan 陳",
    address: "",
    replaces: undefined,
    now,
  });
  const found = await parts(sheet, true);
  expect(found[0]).toBe("P(zh-HK): VOID 作廢");
  expect(found.filter((part) => part.startsWith("H1"))).toEqual([
    "H1(zh-HK): Official donation receipt  正式捐款收據",
  ]);
  const at = found.indexOf("Table TR TH P: Amount");
  expect(found.slice(at, at + 3)).toEqual([
    "Table TR TH P: Amount",
    "Table TR TH P(zh-HK): 金額",
    "Table TR TD: HK$100.00",
  ]);
  expect(found.at(-1)).toBe("P(zh-HK): 此文件由電腦編印，毋須簽署。");
});

it("tags the table of a long statement as one, whose heads are read once", async () => {
  const gifts = Array.from({ length: 60 }, () => gift);
  const sheet = statementSheet(details, {
    donor: [gift.name, gift.email],
    year: 2026,
    gifts,
    serials: new Map(),
    now,
  });
  const found = await parts(sheet);
  expect(found.filter((part) => part === "Table TR TD: HK$100.00")).toHaveLength(60);
  expect(found.filter((part) => part === "Table TR TH P: Date of donation")).toHaveLength(1);
});

it("goes on with a paragraph on the next pages, and keeps its words apart where lines end", async () => {
  const receipt = receiptSheet(gift, details, {
    serial: "2026-00001",
    name: "Chan",
    address: "",
    replaces: undefined,
    now,
  });
  const words = Array.from({ length: 1200 }, (_, number) => `word${number}`).join(" ");
  const found = await parts({ ...receipt, notes: [{ eng: words, tra: "完" }] });
  const said = found.filter((part) => part.startsWith("P: word")).map((part) => part.slice("P: ".length));
  expect(said).toHaveLength(3);
  expect(said.join(" ")).toBe(words);
  expect(found.at(-1)).toBe("P(zh-HK): 完");
});
