import { HeifError, type HeifPicture, type HeifPixels, type HeifTiling, openHeif } from "./libheif.server";

/** The image that browsers show in place of a HEIC photo, or the key of the reason why there is none. */
export type FromHeic =
  | { format: "jpg" | "png"; bytes: Uint8Array }
  | "imageBroken"
  | "imageTooHeavy"
  | "imageTooLarge"
  | "heicUnsupported";

/** Pixels that are accepted of a photo in tiles, as cameras make them. */
const MAX_PIXELS = 50_000_000;
/** Pixels of one without tiles, which takes 8 bytes of the library's memory for each. */
export const MAX_WHOLE = 16_000_000;
/** Bytes that the library may have: those of the largest photo without tiles, and of its file. */
const MEMORY = 176 * 1024 * 1024;

/**
 * Near visually lossless, since it is encoded again for each size. Without tables of its own,
 * for which libjpeg would hold six bytes of each pixel.
 */
const JPEG = { quality: 92, optimiseCoding: false };

/** libheif's kinds of failure: what it has no decoder for. */
const UNSUPPORTED = [3, 4];

/**
 * Decodes the main picture of a HEIC file, upright and without metadata but its colour profile: as a JPEG, or as
 * a PNG when it is transparent somewhere.
 */
export async function heicToImage(bytes: Uint8Array): Promise<FromHeic> {
  try {
    const picture = await openHeif(bytes, MEMORY);
    const pixels = picture.width * picture.height;
    if (pixels > MAX_PIXELS) return "imageTooLarge";
    const { tiling } = picture;
    if (!tiling && pixels > MAX_WHOLE) return "imageTooHeavy";
    return await encode(picture, tiling ? tiled(picture, tiling) : whole(picture));
  } catch (error) {
    if (error instanceof HeifError)
      return UNSUPPORTED.includes(error.code) ? "heicUnsupported" : "imageBroken";
    throw error;
  }
}

function whole(picture: HeifPicture): Uint8Array {
  const pixels = canvas(picture);
  lay(pixels, picture, picture.decode(), { top: 0, left: 0 });
  return pixels;
}

/** Tile after tile, so that the library never has more than one. */
function tiled(picture: HeifPicture, tiling: HeifTiling): Uint8Array {
  const { columns, rows, tileWidth, tileHeight, top, left } = tiling;
  const pixels = canvas(picture);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = { top: row * tileHeight - top, left: column * tileWidth - left };
      lay(pixels, picture, picture.decode({ column, row }), place);
    }
  }
  return pixels;
}

const channelsOf = ({ hasAlpha }: HeifPicture) => (hasAlpha ? 4 : 3);

const canvas = (picture: HeifPicture) => new Uint8Array(picture.width * picture.height * channelsOf(picture));

/** Copies what of a part is within the picture to its place there. */
function lay(
  pixels: Uint8Array,
  picture: HeifPicture,
  part: HeifPixels,
  at: { top: number; left: number },
): void {
  const channels = channelsOf(picture);
  const from = Math.max(0, -at.left);
  const to = Math.min(part.width, picture.width - at.left);
  if (to <= from) return;
  for (let y = Math.max(0, -at.top); y < Math.min(part.height, picture.height - at.top); y++) {
    const row = part.rows.subarray(y * part.stride + from * channels, y * part.stride + to * channels);
    pixels.set(row, ((at.top + y) * picture.width + at.left + from) * channels);
  }
}

async function encode(picture: HeifPicture, pixels: Uint8Array): Promise<FromHeic> {
  const { default: sharp } = await import("sharp");
  const { width, height, hasAlpha, profile } = picture;
  const image = sharp(pixels, {
    raw: { width, height, channels: channelsOf(picture) },
    limitInputPixels: false,
  });
  if (hasAlpha) return { format: "png", bytes: await image.png().toBuffer() };
  return { format: "jpg", bytes: withProfile(await image.jpeg(JPEG).toBuffer(), profile) };
}

/** The longest that fits in one segment of a JPEG: longer ones are of printers. */
const MAX_PROFILE = 65_000;

/** Puts a colour profile into a JPEG that has none, behind its first segment. */
function withProfile(jpeg: Buffer, profile: Uint8Array): Buffer {
  const isOfColours = Buffer.from(profile.subarray(16, 20)).toString("latin1") === "RGB ";
  if (!isOfColours || profile.length > MAX_PROFILE) return jpeg;
  const name = Buffer.from("ICC_PROFILE\0\x01\x01", "latin1"); // the first piece of one
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + name.length + profile.length, 2);
  const behind = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, behind), head, name, profile, jpeg.subarray(behind)]);
}

declare module "../../../platform/threads/worker-thread.server" {
  interface ThreadTasks {
    heicToImage: typeof heicToImage;
  }
}
