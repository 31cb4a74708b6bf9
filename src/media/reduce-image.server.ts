import sharp from "sharp";
import { heavyWork } from "./memory-budget.server";
import { readHeader } from "./validation/decoder.server";

/** The largest size that is read at all. */
const MOST_PIXELS = 400_000_000;
/** Bytes of memory for a pixel of a stripe and of the smaller image. */
const PER_PIXEL = 4;
const SECONDS = 60;
const QUALITY = 90;

/**
 * An image within `side` pixels in either direction, upright and in sRGB: a JPEG, or a PNG where it may be transparent.
 * Undefined where it cannot be read.
 */
export async function reduceImage(bytes: Uint8Array, side: number): Promise<Buffer | undefined> {
  try {
    const { hasAlpha } = await readHeader(bytes);
    const image = sharp(bytes, { failOn: "error", limitInputPixels: MOST_PIXELS, pages: 1 })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    const encoded = hasAlpha ? image.png() : image.jpeg({ quality: QUALITY });
    return await heavyWork.within(side * side * PER_PIXEL, () => encoded.toBuffer());
  } catch {
    return undefined;
  }
}
