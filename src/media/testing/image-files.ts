import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture of soft blotches, as compressible as a photo; `alpha` is its opacity. */
export function picture(width: number, height: number, alpha?: number): Sharp {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const blotches = { width: Math.ceil(width / 5), height: Math.ceil(height / 5), background: "#888", noise };
  const image = sharp({ create: { ...blotches, channels: 3 } }).resize(width, height, { fit: "fill" });
  return alpha === undefined ? image : image.ensureAlpha(alpha);
}

/** One noisy tile again and again, with a transparent edge: nothing for PNG, the worst case for formats made for photos. */
export function tiles(side: number): Sharp {
  const TILE = 20;
  const pixels = Buffer.alloc(side * side * 4, 255);
  for (let at = 0; at < side * side; at++) {
    const x = at % side;
    const inTile = (Math.floor(at / side) % TILE) * TILE + (x % TILE);
    const noise = createHash("sha256").update(String(inTile)).digest();
    pixels.set([...noise.subarray(0, 3), x === 0 ? 0 : 255], at * 4);
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } });
}

/** A photo taken sideways: stored lying, `orientation` 6 turns it upright; with the place where it was taken. */
export function sidewaysPhoto(width: number, height: number): Promise<Buffer> {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "22/1 18/1 0/1" };
  return picture(width, height)
    .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG of one bit a pixel, all black: a few KB that decode to `width` times `height` pixels. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The first bytes of a file of the ISO media family with the given brands. */
export function isoMedia(...brands: string[]): Buffer {
  const box = Buffer.from(`....ftyp${brands[0]}\0\0\0\0${brands.slice(1).join("")}`, "latin1");
  box.writeUInt32BE(box.length, 0);
  return Buffer.concat([box, Buffer.alloc(64)]);
}
