import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";

const SHEET = { width: 1300, height: 915 };
const LABEL = 20;
const GAP = 10;

/** One piece of a screen: as much of its height as a sheet holds. */
interface Strip {
  image: Buffer;
  name: string;
  height: number;
}

/** A strip and where on its sheet it is. */
interface Place {
  strip: Strip;
  left: number;
  top: number;
}

/**
 * Puts the pictures of many screens side by side on sheets in `folder`, so that all can be looked at: each
 * cut into columns from its top to its end. `name` is how the files begin.
 */
export async function makeSheets(files: readonly string[], folder: string, name: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const first = files[0];
  if (!first) return [];
  const { width = 0 } = await sharp(first).metadata();
  const column = width <= 400 ? 317 : width <= 800 ? 427 : 645;
  const strips: Strip[] = [];
  for (const file of files) strips.push(...(await stripsOf(file, column)));
  const made: string[] = [];
  for (const places of arrange(strips, column)) {
    const file = join(folder, `${name}-${String(made.length + 1).padStart(2, "0")}.png`);
    await writeSheet(places, column, file);
    made.push(file);
  }
  return made;
}

async function stripsOf(file: string, column: number): Promise<Strip[]> {
  const { data, info } = await sharp(file).resize({ width: column }).toBuffer({ resolveWithObject: true });
  const most = SHEET.height - LABEL;
  const count = Math.ceil(info.height / most);
  const strips: Strip[] = [];
  for (let part = 0; part < count; part += 1) {
    const top = part * most;
    const height = Math.min(most, info.height - top);
    const image = await sharp(data).extract({ left: 0, top, width: column, height }).toBuffer();
    strips.push({ image, height, name: `${basename(file, ".jpg")} ${part + 1}/${count}` });
  }
  return strips;
}

/** Fills column after column, sheet after sheet. */
function arrange(strips: readonly Strip[], column: number): Place[][] {
  const sheets: Place[][] = [[]];
  let [left, top] = [0, 0];
  for (const strip of strips) {
    if (top + LABEL + strip.height > SHEET.height) [left, top] = [left + column + GAP, 0];
    if (left + column > SHEET.width) {
      sheets.push([]);
      left = 0;
    }
    sheets.at(-1)?.push({ strip, left, top });
    top += LABEL + strip.height + GAP;
  }
  return sheets;
}

async function writeSheet(places: readonly Place[], column: number, file: string): Promise<void> {
  const overlays = places.flatMap(({ strip, left, top }): OverlayOptions[] => {
    const text = `<svg width="${column}" height="${LABEL}"><text x="4" y="15" font-size="14" fill="#fff" font-family="sans-serif">${strip.name}</text></svg>`;
    return [
      { input: Buffer.from(text), left, top },
      { input: strip.image, left, top: top + LABEL },
    ];
  });
  const ground = { ...SHEET, channels: 3 as const, background: "#667" };
  await sharp({ create: ground }).composite(overlays).png({ compressionLevel: 6 }).toFile(file);
}
