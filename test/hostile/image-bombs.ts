import sharp, { type Sharp } from "sharp";

/** A picture of one colour, and so a small file whatever its size. */
export const plain = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 10, b: 10, alpha: 0.5 } } });

/** A small AVIF whose header says that it has `width` times `height` pixels. */
export async function avifOfSize(width: number, height: number): Promise<Buffer> {
  const file = await plain(16, 16).avif({ effort: 0 }).toBuffer();
  const box = file.indexOf("ispe");
  file.writeUInt32BE(width, box + 8);
  file.writeUInt32BE(height, box + 12);
  return file;
}

/** A small JPEG whose header says so. */
export async function jpegOfSize(width: number, height: number): Promise<Buffer> {
  const file = await plain(16, 16).jpeg().toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

/** A lossless WebP that ends after a header which says so: at most 16,384 each. */
export function webpOfSize(width: number, height: number): Buffer {
  const bits = (width - 1) | ((height - 1) << 14);
  const chunk = Buffer.from("VP8L\x0a\0\0\0\x2f\0\0\0\0\0\0\0\0\0", "latin1");
  chunk.writeInt32LE(bits, 9);
  const riff = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  riff.writeUInt32LE(4 + chunk.length, 4);
  return Buffer.concat([riff, chunk]);
}

/** A GIF of `frames` pictures, written by hand: a hundred bytes each. */
export function gifOfFrames(frames: number): Buffer {
  const screen = Buffer.from("GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  const frame = Buffer.from("\x2c\0\0\0\0\xff\xff\xff\xff\0\x02\x02\x4c\x01\0", "latin1");
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
}
