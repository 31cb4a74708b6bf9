import { deflateSync } from "node:zlib";
import { blackPng, picture } from "../../src/media/testing/image-files.ts";
import { objectStream, packedStream, pdfFile } from "../../src/media/testing/pdf-files.ts";
import { ACTING_PARTS } from "./acting-pdfs.ts";
import { avifOfSize, gifOfFrames, jpegOfSize, plain, webpOfSize } from "./image-bombs.ts";
import { lzwOfZeros, numbersPdf, streamBomb, tanglePdf } from "./pdf-bombs.ts";

/** A file that somebody might upload to do harm, and what becomes of it: the status of the refusal, or 201. */
interface HostileFile {
  name: string;
  status: 201 | 413 | 415;
  make: () => Buffer | Promise<Buffer>;
}

const MEGABYTE = 1024 * 1024;
const SCRIPT = "<script>alert(document.domain)</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;
const ENTITIES = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${SVG}`;
const ZIP = Buffer.from("PK\u0003\u0004\u0014\0\0\0\u0008\0 a stored file PK\u0005\u0006", "latin1");

const jpeg = () => picture(300, 200).jpeg().toBuffer();
const behind = async (file: Buffer | Promise<Buffer>, more: string | Buffer) =>
  Buffer.concat([await file, Buffer.from(more)]);
const cut = async (file: Promise<Buffer>) => (await file).subarray(0, Math.floor((await file).length * 0.6));

/** Files that claim many pixels: refused by the header alone. */
const BOMBS: HostileFile[] = [
  { name: "100 megapixels.png", status: 413, make: () => blackPng(10_000, 10_000) },
  { name: "900 megapixels.png", status: 413, make: () => blackPng(30_000, 30_000) },
  { name: "268 megapixels.webp", status: 415, make: () => webpOfSize(16_384, 16_384) },
  { name: "400 megapixels.avif", status: 413, make: () => avifOfSize(20_000, 20_000) },
  { name: "4 gigapixels.jpg", status: 413, make: () => jpegOfSize(65_500, 65_500) },
  { name: "100,000 frames.gif", status: 415, make: () => gifOfFrames(100_000) },
];

/** Files within the limits, which cost most there. */
const HEAVY: HostileFile[] = [
  { name: "50 megapixels.png", status: 201, make: () => blackPng(10_000, 5000) },
  {
    name: "50 megapixels, in 16 bits and seven passes.png",
    status: 413,
    make: () =>
      plain(8192, 6100, 4).toColourspace("rgb16").png({ compressionLevel: 1, progressive: true }).toBuffer(),
  },
  {
    name: "49 megapixels, in several passes.jpg",
    status: 413,
    make: () => plain(8192, 6000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
  },
  {
    name: "36 megapixels, in several passes.jpg",
    status: 201,
    make: () => plain(6900, 5200).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
  },
  {
    name: "50 megapixels, as tall as can be.jpg",
    status: 201,
    make: () => plain(1900, 26_000).jpeg().toBuffer(),
  },
  {
    // All its rows are in memory at once: 309 MB.
    name: "50 megapixels, wide and transparent.png",
    status: 413,
    make: () => plain(60_000, 830, 4).png({ compressionLevel: 1 }).toBuffer(),
  },
  {
    name: "33 megapixels, wide and transparent.png",
    status: 201,
    make: () => plain(40_000, 830, 4).png({ compressionLevel: 1 }).toBuffer(),
  },
  { name: "24 megapixels.avif", status: 413, make: () => avifOfSize(6000, 4000) },
];

const DISGUISED: HostileFile[] = [
  { name: "drawing.svg", status: 415, make: () => Buffer.from(SVG) },
  { name: "drawing with entities.png", status: 415, make: () => Buffer.from(ENTITIES) },
  { name: "page.jpg", status: 415, make: () => Buffer.from(`<!doctype html>${SCRIPT}`) },
  { name: "page.pdf", status: 415, make: () => Buffer.from(`%PDF-1.7\n${SCRIPT}`) },
  { name: "program.png", status: 415, make: () => Buffer.from(`MZ${"\0".repeat(500)}`) },
  { name: "archive.png", status: 415, make: () => ZIP },
  { name: "cut.jpg", status: 415, make: () => cut(jpeg()) },
  { name: "cut.png", status: 415, make: () => cut(picture(300, 200).png().toBuffer()) },
  { name: "cut.webp", status: 415, make: () => cut(picture(300, 200).webp().toBuffer()) },
  { name: "cut.pdf", status: 415, make: () => pdfFile().subarray(0, 200) },
];

/** Files that are two things at once: each is kept as the one that it is here, and served as nothing else. */
const POLYGLOTS: HostileFile[] = [
  { name: "photo and page.html", status: 201, make: () => behind(jpeg(), SCRIPT) },
  { name: "photo and archive.zip", status: 201, make: () => behind(jpeg(), ZIP) },
  { name: "document and page.html", status: 201, make: () => pdfFile({ objects: [`(${SCRIPT})`] }) },
  { name: "page and document.pdf", status: 415, make: () => behind(Buffer.from(SCRIPT), pdfFile()) },
];

const PDFS: HostileFile[] = [
  {
    name: "script.pdf",
    status: 415,
    make: () => pdfFile({ catalog: "/OpenAction << /S /JavaScript /JS (x) >>" }),
  },
  { name: "launch.pdf", status: 415, make: () => pdfFile({ objects: ["<< /S /Launch /F (cmd.exe) >>"] }) },
  {
    name: "attachment.pdf",
    status: 415,
    make: () => pdfFile({ catalog: "/Names << /EmbeddedFiles << >> >>" }),
  },
  {
    name: "hidden script.pdf",
    status: 415,
    make: () => pdfFile({ objects: [objectStream("<< /JS (x) >>")] }),
  },
  ...ACTING_PARTS.map(({ name, parts }) => ({
    name: `${name}.pdf`,
    status: 415 as const,
    make: () => pdfFile(parts),
  })),
  {
    name: "300 MB in LZW.pdf",
    status: 415,
    make: () => pdfFile({ objects: [packedStream("/Filter /LZW", lzwOfZeros(300 * MEGABYTE))] }),
  },
  {
    name: "ten streams of 60 MB.pdf",
    status: 415,
    make: () => {
      const stream = packedStream("/Filter /Fl", deflateSync(Buffer.alloc(60 * MEGABYTE)));
      return pdfFile({ objects: Array<string>(10).fill(stream) });
    },
  },
  { name: "objects of 300 MB.pdf", status: 415, make: () => streamBomb(300, "/Type /ObjStm") },
  { name: "page of 300 MB.pdf", status: 415, make: () => streamBomb(300, "") },
  { name: "tangle of 20 MB.pdf", status: 413, make: () => tanglePdf(20) },
  { name: "list of 24 MB.pdf", status: 413, make: () => numbersPdf(24) },
];

export const HOSTILE_FILES: readonly HostileFile[] = [
  ...BOMBS,
  ...HEAVY,
  ...DISGUISED,
  ...POLYGLOTS,
  ...PDFS,
];
