import { inflateSync } from "node:zlib";
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from "pdf-lib";

/** The text of a PDF as a reader would copy it: each stretch that is written, in order, with line breaks between. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(file);
  return document.getPages().map(textOfPage).join("\n");
}

const textOfPage = (page: PDFPage): string => textIn(contentOf(page), mapsOf(page));

/** What each numbered content of a page says; what is neither in one of them nor decoration is at -1. */
export function markedTexts(page: PDFPage): Map<number, string> {
  const maps = mapsOf(page);
  const marked = new Map<number, string>();
  const content = contentOf(page).replaceAll(/\/Artifact BMC[\s\S]*?EMC/g, "");
  const rest = content.replaceAll(
    /<<\/MCID (\d+)>> BDC([\s\S]*?)EMC/g,
    (_, number: string, written: string) => {
      marked.set(Number(number), textIn(written, maps).replaceAll("\n", ""));
      return "";
    },
  );
  return marked.set(-1, textIn(rest, maps));
}

function textIn(content: string, maps: Map<string, Map<string, string>>): string {
  const lines: string[] = [];
  let map = new Map<string, string>();
  for (const [, font, text] of content.matchAll(/\/(\S+) [\d.]+ Tf|<([0-9a-fA-F]*)> Tj/g)) {
    if (font) map = maps.get(font) ?? new Map();
    else
      lines.push(
        (text?.match(/.{4}/g) ?? []).map((code) => map.get(code.toLowerCase()) ?? "\uFFFD").join(""),
      );
  }
  return lines.join("\n");
}

function contentOf({ node }: PDFPage): string {
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.map((each) => inflated(each && node.context.lookup(each))).join("\n");
}

/** For each font of the page, which text its codes stand for. */
function mapsOf({ node }: PDFPage): Map<string, Map<string, string>> {
  const fonts = node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
  const entries = (fonts?.keys() ?? []).map((key) => {
    const font = fonts?.lookup(key, PDFDict);
    return [key.decodeText(), mapOf(inflated(font?.lookup(PDFName.of("ToUnicode"))))] as const;
  });
  return new Map(entries);
}

function mapOf(cmap: string): Map<string, string> {
  const pairs = [...cmap.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gm)];
  return new Map(
    pairs.map(([, code = "", text = ""]) => [code, Buffer.from(text, "hex").swap16().toString("utf16le")]),
  );
}

function inflated(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error("not a stream");
  return inflateSync(stream.getContents()).toString("latin1");
}
