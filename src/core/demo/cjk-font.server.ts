import { type PDFContext, PDFHexString, type PDFRef, PDFString } from "pdf-lib";
import type { Lang } from "../locale/lang";
import { hex16, toUnicode } from "../pdf/to-unicode.server";

/** A font of Chinese characters in a PDF. */
export interface CjkFont {
  ref: PDFRef;
  /** A text as a PDF's string. @throws when the font lacks one of its characters. */
  encode(text: string): PDFHexString;
}

/** A font file and what it has: the id in it of each character. */
interface FontFile {
  bytes: Uint8Array;
  cids: ReadonlyMap<string, number>;
}

/** Every character is as wide as high, in thousandths of the font size. */
const FULL_WIDTH = 1000;
const SYMBOLIC = 4;

/**
 * Embeds the few hundred Chinese characters of the demo charity's forms, so that they look the same on
 * machines with no Chinese font. The font files and how they were made: `fonts/README.md`.
 */
export async function embedCjkFont(context: PDFContext, lang: Lang): Promise<CjkFont> {
  const { bytes, cids } = await fontFile(lang);
  const name = `KAPOKA+DemoChinese-${lang}`;
  const descriptor = context.register(
    context.obj({
      Type: "FontDescriptor",
      FontName: name,
      Flags: SYMBOLIC,
      FontBBox: [-1000, -1048, 2928, 1808],
      ItalicAngle: 0,
      Ascent: 880,
      Descent: -120,
      CapHeight: 733,
      StemV: 80,
      FontFile3: context.register(context.flateStream(bytes, { Subtype: "CIDFontType0C" })),
    }),
  );
  const system = { Registry: PDFString.of("Adobe"), Ordering: PDFString.of("Identity"), Supplement: 0 };
  const descendant = context.register(
    context.obj({
      Type: "Font",
      Subtype: "CIDFontType0",
      BaseFont: name,
      CIDSystemInfo: system,
      DW: FULL_WIDTH,
      FontDescriptor: descriptor,
    }),
  );
  const ref = context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type0",
      BaseFont: `${name}-Identity-H`,
      Encoding: "Identity-H",
      DescendantFonts: [descendant],
      ToUnicode: context.register(
        context.flateStream(toUnicode([...cids].map(([character, cid]) => [cid, character]))),
      ),
    }),
  );
  return {
    ref,
    encode: (text) => PDFHexString.of([...text].map((each) => hex16(cidOf(each, cids))).join("")),
  };
}

/** English sheets have no Chinese of their own; what there is, is Traditional. Loaded when first drawn with. */
async function fontFile(lang: Lang): Promise<FontFile> {
  const [{ default: address }, { default: table }] =
    lang === "sim"
      ? await Promise.all([import("./fonts/sim.cff?url&inline"), import("./fonts/sim.json")])
      : await Promise.all([import("./fonts/tra.cff?url&inline"), import("./fonts/tra.json")]);
  const bytes = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  const characters = [...table.characters];
  return { bytes, cids: new Map(characters.map((character, at) => [character, table.cids[at] ?? 0])) };
}

function cidOf(character: string, cids: FontFile["cids"]): number {
  const cid = cids.get(character);
  if (!cid)
    throw new Error(`The demo font has no ${character}; src/core/demo/fonts/README.md says how to add it.`);
  return cid;
}
