import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";

const SHEET = { width: 1300, height: 915 };
const LABEL = 20;
const GAP = 10;

/**
 * Puts the pictures of many screens side by side on sheets in `folder`, so that all can be looked at: each
 * cut into columns from its top to its end. `name` is how the files begin.
 */
export async function makeSheets(files: readonly string[], folder: string, name: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const { width = 0 } = files[0] ? await sharp(files[0]).metadata() : {};
  const column = width <= 400 ? 317 : width <= 800 ? 427 : 645;
  const sheets: OverlayOptions[][] = [[]];
  let [left, top] = [0, 0];
  for (const file of files) {
    for (const { image, height, label } of await stripsOf(file, column)) {
      if (top + LABEL + height > SHEET.height) [left, top] = [left + column + GAP, 0];
      if (left + column > SHEET.width) {
        sheets.push([]);
        left = 0;
      }
      sheets.at(-1)?.push({ input: label, left, top }, { input: image, left, top: top + LABEL });
      top += LABEL + height + GAP;
    }
  }
  const ground = { ...SHEET, channels: 3 as const, background: "#667" };
  const made = sheets.map(async (overlays, at) => {
    const file = join(folder, `${name}-${String(at + 1).padStart(2, "0")}.png`);
    await sharp({ create: ground }).composite(overlays).png({ compressionLevel: 6 }).toFile(file);
    return file;
  });
  return Promise.all(made);
}

/** The pieces of a picture, each as high as a sheet at most, with its name as a picture. */
async function stripsOf(file: string, column: number) {
  const { data, info } = await sharp(file).resize({ width: column }).toBuffer({ resolveWithObject: true });
  const most = SHEET.height - LABEL;
  const count = Math.ceil(info.height / most);
  const strips = Array.from({ length: count }, async (_, part) => {
    const top = part * most;
    const height = Math.min(most, info.height - top);
    const image = await sharp(data).extract({ left: 0, top, width: column, height }).toBuffer();
    const words = `${basename(file, ".jpg").replaceAll("&", "&amp;")} ${part + 1}/${count}`;
    const text = `<text x="4" y="15" font-size="14" fill="#fff" font-family="sans-serif">${words}</text>`;
    const label = Buffer.from(`<svg width="${column}" height="${LABEL}">${text}</svg>`);
    return { image, height, label };
  });
  return Promise.all(strips);
}
