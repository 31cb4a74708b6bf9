import { fileTypeFromBuffer } from "file-type";
import type { Metadata } from "sharp";
import { Problem } from "../../platform/http/problem";
import { requireTooHeavy, WorkerThread } from "../../platform/threads/worker-thread.server";
import { averageColour, NO_COLOUR } from "../colour.server";
import { heavyWork } from "../memory-budget.server";
import { fileProblems } from "../problems";
import type { ImageFormat, MediaFile } from "../registry.server";
import { MAX_BYTES } from "../uploaded-file";
import { decode, fitsInRoom, MAX_PIXELS, readHeader, withImageRoom } from "./decoder.server";
import { convertHeic } from "./heic/convert.server";
import type { PdfChecks } from "./pdf-checks.server";

/** An accepted PDF. */
export interface ValidatedPdf {
  kind: "pdf";
  format: "pdf";
  fallback: null;
  width: null;
  height: null;
  colour: null;
}

const PDF: ValidatedPdf = {
  kind: "pdf",
  format: "pdf",
  fallback: null,
  width: null,
  height: null,
  colour: null,
};

/**
 * Decides by its content whether a file may be stored. `stored` are its bytes, or for a HEIC photo those of what
 * browsers show in its place, which the rest is said of.
 * @throws {Problem} 413 or 415 in words that say what to do.
 */
export async function validateUpload(
  bytes: Uint8Array,
): Promise<(ValidatedImage | ValidatedPdf) & { stored: Uint8Array }> {
  const type = await contentTypeOf(bytes);
  if (type === "pdf") {
    await requireValidPdf(bytes);
    return { ...PDF, stored: bytes };
  }
  const header = await imageHeader(bytes);
  const format = FORMATS[header.compression ?? ""] ?? type;
  if (format !== "heic") return { ...(await validateImage(bytes, format, header)), stored: bytes };
  const made = await convertHeic(bytes, header);
  const validated = await validateImage(made.bytes, made.format, await readHeader(made.bytes));
  return { ...validated, stored: made.bytes };
}

export type ContentType = ImageFormat | "heic" | "pdf";

const ACCEPTED: Record<string, ContentType> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/apng": "png", // its first picture is an ordinary PNG
  "image/webp": "webp",
  "image/avif": "avif",
};

/** Brands of the HEIF family, as the start of the file names them: of pictures, and of films and bursts. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "mif1", "mif2"];
const SEQUENCE_BRANDS = ["hevc", "hevx", "hevm", "hevs", "msf1"];
const AVIF_BRANDS = ["avif", "avis"];
/** The format in a file of that family, by its compression, whatever its brands say. */
const FORMATS: Record<string, "avif" | "heic"> = { av1: "avif", hevc: "heic" };

/**
 * The type of a file by its first bytes; its name and what the client says of it do not count.
 * @throws {Problem} 415 for everything that is not accepted, in words that say what to do.
 */
async function contentTypeOf(bytes: Uint8Array): Promise<ContentType> {
  const brands = heifBrands(bytes);
  if (AVIF_BRANDS.some((brand) => brands.includes(brand))) return "avif";
  if (HEIC_BRANDS.some((brand) => brands.includes(brand))) return "heic";
  if (SEQUENCE_BRANDS.some((brand) => brands.includes(brand)))
    throw new Problem(415, fileProblems.heicSequence);
  if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-") return "pdf"; // the library would search it for megabytes
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? "";
  const accepted = ACCEPTED[mime];
  if (accepted) return accepted;
  if (mime === "image/gif") throw new Problem(415, fileProblems.gifUnsupported);
  if (isSvg(bytes)) throw new Problem(415, fileProblems.svgUnsupported);
  throw new Problem(415, fileProblems.typeUnsupported);
}

/** Major and compatible brands of the `ftyp` box; none for a file that is not of the ISO media family. */
function heifBrands(bytes: Uint8Array): string[] {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256));
  if (head.length < 16 || head.toString("latin1", 4, 8) !== "ftyp") return [];
  const box = head.toString("latin1", 8, Math.min(head.readUInt32BE(0), head.length));
  return box.match(/.{4}/gs)?.filter((_, at) => at !== 1) ?? []; // the second is a version
}

/** Returns whether it is markup whose first element is `svg`, after declarations and comments. */
function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart();
  return head.startsWith("<") && /<([a-z]+:)?svg[\s>]/i.test(head) && !/<html[\s>]/i.test(head);
}

/** The longest side that JPEG can have; the variants of a longer image fall back on PNG. */
const JPEG_SIDE = 65_500;

/** An accepted image. Sizes in pixels after turning upright. */
export interface ValidatedImage {
  kind: "image";
  format: ImageFormat;
  fallback: "jpg" | "png";
  width: number;
  height: number;
  colour: NonNullable<MediaFile["colour"]>;
}

/** Compared at once. */
const STRIPE = 1024 * 1024;
const OPAQUE = Buffer.alloc(STRIPE, 255);

const NAMES: Record<ImageFormat, string> = { jpg: "jpeg", png: "png", webp: "webp", avif: "heif" };

/** @throws {Problem} 413 when the image is too large, 415 when the kind is unknown. */
async function imageHeader(bytes: Uint8Array): Promise<Metadata> {
  if (bytes.byteLength > MAX_BYTES.image) throw new Problem(413, fileProblems.imageTooLarge);
  const header = await readHeader(bytes).catch(broken);
  if (header.width * header.height > MAX_PIXELS) throw new Problem(413, fileProblems.imageTooLarge);
  return header;
}

/**
 * Decodes an image as a whole to see that it is sound.
 * @throws {Problem} 413 when it takes too much memory, 415 when it is damaged or incomplete.
 */
async function validateImage(
  bytes: Uint8Array,
  format: ImageFormat,
  header: Metadata,
): Promise<ValidatedImage> {
  if (header.format !== NAMES[format]) throw new Problem(415, fileProblems.imageBroken);
  if (!fitsInRoom(header)) throw new Problem(413, fileProblems.imageTooHeavy);
  const colour = await withImageRoom(header, () => colourOf(bytes, header)).catch(broken);
  const { width, height } = header.autoOrient;
  const fallback = colour === NO_COLOUR || Math.max(width, height) > JPEG_SIDE ? "png" : "jpg";
  return { kind: "image", format, fallback, width, height, colour };
}

/** Decodes every pixel, which also finds what is missing or wrong. */
async function colourOf(bytes: Uint8Array, { hasAlpha, channels }: Metadata): Promise<string> {
  const transparent = hasAlpha && (await isTransparent(bytes, channels));
  return transparent ? NO_COLOUR : averageColour(decode(bytes));
}

async function isTransparent(bytes: Uint8Array, channels: number): Promise<boolean> {
  // Of grey the second, of colours the fourth; formats with more are not accepted. The statistics of the whole image would hold all of it in memory; this holds an eighth at most.
  const alpha = decode(bytes).extractChannel((channels - 1) as 1 | 3);
  const values = await alpha.toColourspace("b-w").raw().toBuffer();
  for (let at = 0; at < values.length; at += STRIPE) {
    const stripe = values.subarray(at, at + STRIPE);
    if (!stripe.equals(OPAQUE.subarray(0, stripe.length))) return true;
  }
  return false;
}

function broken(cause: unknown): never {
  throw new Problem(415, fileProblems.imageBroken, { cause });
}

const MEGABYTE = 1024 * 1024;

/** Enough for some sixty thousand objects, as a document of a thousand pages has; a thread takes a moment to start. */
const pdfThread = new WorkerThread({ memory: 128, timeout: 60_000 });
/** The memory that reading takes at most beside the bytes: for the thread's objects, and what it unpacks. */
const READING = 200 * MEGABYTE;

/**
 * Sees that a PDF is whole, has a page, and carries nothing that acts by itself; in a thread, since one made
 * to confuse readers takes seconds and any amount of memory.
 * @throws {Problem} 413 or 415 in words that say what to do; 503 when the machine has no time for it.
 */
async function requireValidPdf(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > MAX_BYTES.pdf) throw new Problem(413, fileProblems.pdfTooLarge);
  // The thread has the bytes, and its objects parts of them.
  const needed = READING + 2 * bytes.byteLength;
  const result = await heavyWork.within(needed, () => pdfThread.run("validatePdf", bytes).catch(failed));
  if (result === "pdfTooHeavy") throw new Problem(413, fileProblems[result]);
  if (result !== "sound") throw new Problem(415, fileProblems[result]);
}

/**
 * Returns the accessibility properties of an accepted PDF; undefined where reading them takes too much.
 * @throws {Problem} 503 when the machine has no time for it.
 */
export function checkPdf(bytes: Uint8Array): Promise<PdfChecks | undefined> {
  const needed = READING + 2 * bytes.byteLength;
  return heavyWork.within(needed, () =>
    pdfThread.run("pdfChecks", bytes).catch((error: unknown) => {
      requireTooHeavy(error);
      return undefined;
    }),
  );
}

/** Returns the problem of a PDF beyond the memory limit; throws other errors. */
function failed(error: unknown): "pdfTooHeavy" {
  requireTooHeavy(error);
  return "pdfTooHeavy";
}
