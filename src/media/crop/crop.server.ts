import { Problem } from "../../platform/http/problem";
import { heavyWork } from "../memory-budget.server";
import { fileProblems } from "../problems";
import type { MediaFile } from "../registry.server";
import { decode, fitsInRoom, readHeader } from "../validation/decoder.server";

/** A part of an image that is turned before. */
export interface Crop {
  /** Quarters by which it is turned clockwise, from 0 to 3. */
  turns: number;
  /** In fractions of the width and height of what is upright then, from the top left. */
  part: { x: number; y: number; width: number; height: number };
}

/** For people's eyes the image itself; as of a HEIC photo. */
const QUALITY = 92;
/** Bytes of memory for a pixel: the turned image is held as a whole, and its part beside it. */
const PER_PIXEL = 4;

/**
 * The part of an image as a JPEG, or a PNG where that is its fallback; upright, in sRGB, without metadata.
 * @throws {Problem} 413 when it takes too much memory.
 */
export async function cropImage(
  original: Uint8Array,
  fallback: MediaFile["fallback"],
  { turns, part }: Crop,
): Promise<Uint8Array> {
  const header = await readHeader(original);
  if (!fitsInRoom(header)) throw new Problem(413, fileProblems.imageTooHeavy);
  const upright = header.autoOrient;
  const [width, height] = turns % 2 === 0 ? [upright.width, upright.height] : [upright.height, upright.width];
  const [left, columns] = pixels(part.x, part.width, width);
  const [top, rows] = pixels(part.y, part.height, height);
  const image = decode(original)
    .autoOrient()
    .rotate(turns * 90)
    .extract({ left, top, width: columns, height: rows })
    .toColourspace("srgb");
  const encoded = fallback === "png" ? image.png() : image.jpeg({ quality: QUALITY, optimiseCoding: false });
  return heavyWork.within(width * height * PER_PIXEL, () => encoded.toBuffer());
}

/** The first pixel of a part of a side and how many it has: at least one, and none behind the side. */
function pixels(from: number, length: number, side: number): [number, number] {
  const count = Math.max(1, Math.min(side, Math.round(length * side)));
  return [Math.min(Math.round(from * side), side - count), count];
}
