import sharp, { type Sharp, type SharpOptions } from "sharp";

export const MAX_PIXELS = 50_000_000;

/** libvips reads dozens of formats by their content; all are off but the four that are accepted. */
blockLoader("VipsForeignLoad");
for (const format of ["Jpeg", "Png", "Webp", "Heif"]) unblockLoader(`VipsForeignLoad${format}`);
sharp.cache(false); // an image is read once for each size; keeping it would only hold memory
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

/** What the header says, however large the image: nothing is decoded. */
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
