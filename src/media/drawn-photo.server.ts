import sharp from "sharp";
import { blockLoader, unblockLoader } from "./validation/decoder.server";

const SVG = "VipsForeignLoadSvg";
let drawing = 0;

/**
 * Does work that reads a drawing of the program's own (SVG), which is readable only meanwhile; what comes in by
 * the upload door is distinguished by its first bytes and never reaches that reader.
 */
export async function withOwnDrawings<Result>(work: () => Promise<Result>): Promise<Result> {
  if (drawing++ === 0) unblockLoader(SVG);
  try {
    return await work();
  } finally {
    if (--drawing === 0) blockLoader(SVG);
  }
}

/** A drawing of the program's own (SVG) as the JPEG file of a photo, 1280 pixels wide. */
export function drawnPhoto(svg: string): Promise<Buffer> {
  return withOwnDrawings(() =>
    sharp(Buffer.from(svg)).resize({ width: 1280 }).jpeg({ quality: 84 }).toBuffer(),
  );
}
