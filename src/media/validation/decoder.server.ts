import type { Metadata, Sharp, SharpOptions } from "sharp";
import sharp from "sharp";
import { WIDTHS } from "../../platform/media-urls";
import { HEAVY_WORK, heavyWork } from "../memory-budget.server";

export const MAX_PIXELS = 50_000_000;

/** libvips reads dozens of formats by their content; all are off but the four that are accepted. */
blockLoader("VipsForeignLoad");
for (const format of ["Jpeg", "Png", "Webp", "Heif"]) unblockLoader(`VipsForeignLoad${format}`);
sharp.cache(false); // an image is read once for each size; caching it would only hold memory
sharp.concurrency(1); // the queue decides how many images are worked on at once

const SECONDS = 20;

const CAREFUL: SharpOptions = {
  failOn: "error",
  limitInputPixels: MAX_PIXELS,
  pages: 1,
};

/** An image from outside, to be decoded within bounds of size and time; of several pictures the first. */
export function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, CAREFUL).timeout({ seconds: SECONDS });
}

/** The header of an image, however large: nothing is decoded. */
export function readHeader(bytes: Uint8Array): ReturnType<Sharp["metadata"]> {
  return sharp(bytes, { ...CAREFUL, limitInputPixels: false }).metadata();
}

/** Makes a reader of libvips, and all those derived from it, refuse to work in this process. */
export function blockLoader(name: string): void {
  sharp.block({ operation: [name] });
}

/** Undoes {@link blockLoader} for a reader and those derived from it. */
export function unblockLoader(name: string): void {
  sharp.unblock({ operation: [name] });
}

/** The memory of the reader of an image itself, in bytes. */
const READER = 20_000_000;
/** Rows that libvips buffers of an image that it reads in stripes. */
const STRIPE = 2048;
/** With the stages that a stripe passes through. */
const STAGES = 1.2;

type Header = Pick<
  Metadata,
  | "format"
  | "width"
  | "height"
  | "channels"
  | "depth"
  | "isProgressive"
  | "hasAlpha"
  | "chromaSubsampling"
  | "autoOrient"
>;

/** Returns whether an image can be worked on at all within the memory for that. */
export function fitsInRoom(header: Header): boolean {
  return neededBytes(header) <= HEAVY_WORK;
}

/** Works on an image once there is memory for it beside the others. */
export function withImageRoom<T>(header: Header, work: () => Promise<T>): Promise<T> {
  return heavyWork.within(neededBytes(header), work);
}

/**
 * About how many bytes validating an image and making its largest size take, as measured
 * (docs/decisions/one-process.md).
 */
function neededBytes(header: Header): number {
  const { width, height, channels, hasAlpha } = header;
  const largest = outputPixels(header.autoOrient) * channels;
  const alpha = hasAlpha ? width * height : 0;
  return READER + decodedBytes(header) + Math.max(largest, alpha);
}

/** Most images are decoded in stripes; those in several passes, and AVIF, as a whole. */
function decodedBytes(header: Header): number {
  const { format, width, height, channels, depth, isProgressive, hasAlpha, chromaSubsampling } = header;
  const pixels = width * height;
  const row = width * channels * (depth === "ushort" ? 2 : 1);
  if (format === "heif") return pixels * (depth === "ushort" ? 32 : 16);
  if (format === "webp" && hasAlpha) return pixels * 8;
  if (format === "jpeg" && isProgressive) {
    return pixels * (chromaSubsampling === "4:2:0" ? 3 : channels * 2);
  }
  return row * STAGES * (format === "png" && isProgressive ? height : Math.min(height, STRIPE));
}

/** Pixels of the largest size that is made of an image. */
function outputPixels({ width, height }: { width: number; height: number }): number {
  const scale = Math.min(1, (WIDTHS.at(-1) ?? 0) / width);
  return width * height * scale ** 2;
}
