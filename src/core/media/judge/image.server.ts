import type { Metadata } from "sharp";
import { Problem } from "../../api/problem";
import { averageColour, NO_COLOUR } from "../colour.server";
import type { ImageFormat, MediaFile } from "../registry.server";
import { MAX_BYTES } from "../uploaded-file";
import { decode, MAX_PIXELS, readHeader } from "./decoder.server";
import { fitsInRoom, withImageRoom } from "./image-room.server";

/** The longest side that JPEG can have; the variants of a longer image fall back on PNG. */
const JPEG_SIDE = 65_500;

/** What an accepted image is. Sizes in pixels after turning upright. */
export interface JudgedImage {
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

/**
 * Decodes an image as a whole to see that it is sound.
 * @throws {Problem} 413 when it is too large, 415 when it is damaged, incomplete or HEIC.
 */
export async function judgeImage(bytes: Uint8Array, format: ImageFormat): Promise<JudgedImage> {
  if (bytes.byteLength > MAX_BYTES.image) throw new Problem(413, "imageTooLarge");
  const header = await readHeader(bytes).catch(broken);
  if (header.width * header.height > MAX_PIXELS) throw new Problem(413, "imageTooLarge");
  if (header.compression === "hevc") throw new Problem(415, "heicUnsupported");
  if (header.format !== NAMES[format]) throw new Problem(415, "imageBroken");
  if (!fitsInRoom(header)) throw new Problem(413, "imageTooHeavy");
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
  throw new Problem(415, "imageBroken", { cause });
}
