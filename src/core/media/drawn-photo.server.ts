import sharp from "sharp";
import { withOwnDrawings } from "./own-drawing.server";

/** A drawing of the program's own (SVG) as the JPEG file of a photo, 1280 pixels wide. */
export function drawnPhoto(svg: string): Promise<Buffer> {
  return withOwnDrawings(() =>
    sharp(Buffer.from(svg)).resize({ width: 1280 }).jpeg({ quality: 84 }).toBuffer(),
  );
}
