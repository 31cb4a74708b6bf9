import type { Metadata } from "sharp";
import { Room } from "../room.server";

const MEGABYTE = 1024 * 1024;

/** For all images that are worked on at once; the program itself takes some 200 MB beside. */
const room = new Room(235 * MEGABYTE);

/** What an image may take while it is decoded, in bytes. */
export const MAX_DECODED = 230 * MEGABYTE;

type Header = Pick<
  Metadata,
  "format" | "width" | "height" | "channels" | "depth" | "isProgressive" | "hasAlpha"
>;

/**
 * About how many bytes decoding takes, as measured: most images are decoded in stripes; those in several
 * passes, and AVIF, as a whole.
 */
export function decodedBytes(header: Header): number {
  const { format, width, height, channels, depth, isProgressive, hasAlpha } = header;
  const pixels = width * height;
  if (format === "heif") return pixels * 18;
  if (format === "webp" && hasAlpha) return pixels * 8;
  if (format === "jpeg" && isProgressive) return pixels * 6;
  if (format === "png" && isProgressive) return pixels * channels * (depth === "ushort" ? 2 : 1) * 1.2;
  return 20 * MEGABYTE + pixels * 2.5;
}

/** Decodes an image once there is memory for it beside the others. */
export function withImageRoom<T>(header: Header, work: () => Promise<T>): Promise<T> {
  return room.within(decodedBytes(header), work);
}
