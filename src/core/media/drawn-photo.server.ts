import sharp from "sharp";

/** A drawing (SVG) as the JPEG file of a photo, 1280 pixels wide. */
export async function drawnPhoto(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width: 1280 }).jpeg({ quality: 84 }).toBuffer();
}
