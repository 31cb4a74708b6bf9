import sharp, { type OutputInfo, type Sharp } from "sharp";
import type { Width } from "../../platform/media-urls";
import type { ImageFormat, MediaFile } from "../registry.server";
import { decode, readHeader, withImageRoom } from "../validation/decoder.server";

/** The longest side that each of the two can have. */
const MAX_SIDE = { webp: 16_383, avif: 16_384 };
/**
 * Pixels up to which encoding takes no more than 130 MB beside them: AVIF takes 24 bytes for each, WebP 13, a
 * JPEG in several passes, or with tables of its own, 6. Only of very tall pictures are there larger sizes.
 */
const MAX_PIXELS = { avif: 5_400_000, webp: 10_000_000, progressive: 20_000_000 };

/** One format of one size of an image. */
export interface Encoded {
  format: ImageFormat;
  bytes: Buffer;
}

/** Bytes by which AVIF or WebP may be larger than the next format before they are not worth storing. */
const TOLERANCE = 4096;

/**
 * An image `w` pixels wide (never wider than it is), upright and without metadata, in AVIF, WebP and its
 * fallback, which comes last. A format is left out where it is clearly larger than the next one.
 */
export async function encodeWidth(original: Uint8Array, file: MediaFile, w: Width): Promise<Encoded[]> {
  return withImageRoom(await readHeader(original), async () => {
    const upright = decode(original).autoOrient().resize({ width: w, withoutEnlargement: true });
    const opaque = file.fallback === "jpg" ? upright.removeAlpha() : upright;
    const decoded = await opaque.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
    const encoded = await encodeAll(decoded, file.fallback);
    return encoded.filter(({ bytes }, at) => {
      const smallest = Math.min(...encoded.slice(at + 1).map((next) => next.bytes.length));
      return bytes.length <= smallest + TOLERANCE;
    });
  });
}

/** One after the other, since each takes memory of its own. */
async function encodeAll(
  { data, info: { width, height, channels } }: { data: Buffer; info: OutputInfo },
  fallback: MediaFile["fallback"],
): Promise<Encoded[]> {
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const fits = (format: "avif" | "webp") =>
    Math.max(width, height) <= MAX_SIDE[format] && width * height <= MAX_PIXELS[format];
  const progressive = width * height <= MAX_PIXELS.progressive;
  const encoded = [await encodeFallback(pixels(), fallback, progressive)];
  if (fits("webp"))
    encoded.unshift({ format: "webp", bytes: await pixels().webp({ quality: 75, effort: 2 }).toBuffer() });
  if (fits("avif")) encoded.unshift({ format: "avif", bytes: await encodeAvif(pixels(), width) });
  return encoded;
}

async function encodeFallback(
  pixels: Sharp,
  format: MediaFile["fallback"],
  progressive: boolean,
): Promise<Encoded> {
  if (format === "png") return { format, bytes: await pixels.png().toBuffer() };
  return {
    format: "jpg",
    bytes: await pixels.jpeg({ quality: 78, progressive, optimiseCoding: progressive }).toBuffer(),
  };
}

/** Up to this width, which phones take most, files are worth more work. */
const MUCH_SEEN = 640;

/**
 * Measured against effort 0 on four photos and four drawings, at the same SSIM or better: 3 takes a quarter off photos
 * and a third off drawings for five times the work, 1 a tenth and a quarter for twice; 4 needs four times as long as 3
 * for a twentieth more.
 */
function encodeAvif(pixels: Sharp, width: number): Promise<Buffer> {
  const effort = width <= MUCH_SEEN ? 3 : 1;
  return pixels.avif({ quality: 50, effort, chromaSubsampling: "4:2:0" }).toBuffer();
}
