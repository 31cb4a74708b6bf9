import { inflateSync } from "node:zlib";
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from "@pdfme/pdf-lib";

/** The text of a PDF as a reader would copy it: each line of each part, in order, with line breaks between. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(file);
  return document.getPages().map(textOfPage).join("\n");
}

const textOfPage = (page: PDFPage): string => textIn(contentOf(page), mapsOf(page));

/** The text of each numbered content of a page; text that is neither in one of them nor decoration is at -1. */
export function markedTexts(page: PDFPage): Map<number, string> {
  const maps = mapsOf(page);
  const marked = new Map<number, string>();
  const content = contentOf(page).replaceAll(/\/Artifact BMC[\s\S]*?EMC/g, "");
  const rest = content.replaceAll(
    /<<\s*\/MCID (\d+)\s*>> BDC([\s\S]*?)EMC/g,
    (_, number: string, written: string) => {
      marked.set(Number(number), textIn(written, maps).replaceAll("\n", ""));
      return "";
    },
  );
  return marked.set(-1, textIn(rest, maps));
}

function textIn(content: string, maps: Map<string, Map<string, string>>): string {
  let [text, line] = ["", ""];
  let map = new Map<string, string>();
  const said = /(BDC|BMC)|1 0 0 1 \S+ (\S+) Tm|\/(\S+) \S+ Tf|\[(.*?)\] TJ/g;
  for (const [, part, height, font, written] of content.matchAll(said)) {
    if (part || (height && height !== line)) text += "\n";
    if (part || height) line = height ?? "";
    if (font) map = maps.get(font) ?? new Map();
    for (const [code] of written?.matchAll(/[0-9a-f]{4}(?=[0-9a-f]*>)/g) ?? [])
      text += map.get(code) ?? "\uFFFD";
  }
  return text.trim().replaceAll(/\n+/g, "\n");
}

function contentOf({ node }: PDFPage): string {
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.map((each) => inflated(each && node.context.lookup(each))).join("\n");
}

/** For each font of the page, the text of its character codes. */
function mapsOf({ node }: PDFPage): Map<string, Map<string, string>> {
  const fonts = node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
  const entries = (fonts?.keys() ?? []).map((key) => {
    const font = fonts?.lookup(key, PDFDict);
    return [key.decodeText(), mapOf(inflated(font?.lookup(PDFName.of("ToUnicode"))))] as const;
  });
  return new Map(entries);
}

function mapOf(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, first = "", texts = ""] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*)\]/g)) {
    const start = Number.parseInt(first, 16);
    for (const [at, [, hex = ""]] of [...texts.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const text = Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le");
      map.set((start + at).toString(16).padStart(4, "0"), text);
    }
  }
  return map;
}

function inflated(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error("not a stream");
  return inflateSync(stream.getContents()).toString("latin1");
}
