import sharp, { type OverlayOptions } from "sharp";
import type { Lang } from "../platform/locale/lang";
import { drawText } from "./share-image.server";

/** A line of text below a picture; its sizes of type in pixels, the wanted one first. */
export interface Caption {
  text: string;
  sizes: readonly number[];
}

const MARGIN = 48;
const GAP = 12;
const INK = "#1D2733";

/** A picture with lines of text below it, on white, as PNG; the picture alone where this machine has no font for them. */
export async function captionedPicture(
  picture: Buffer,
  captions: readonly Caption[],
  lang: Lang,
): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const layers: OverlayOptions[] = [{ input: picture, left: 0, top: 0 }];
  let top = height - MARGIN / 2;
  for (const { text, sizes } of captions) {
    if (text === "") continue;
    const box = { colour: INK, width: width - 2 * MARGIN, maxHeight: 80, sizes };
    const drawn = await drawText(text, { lang: langOf(text, lang), ...box });
    if (!drawn) return picture;
    layers.push({ input: drawn.png, left: MARGIN, top });
    top += drawn.height + GAP;
  }
  const ground = { width, height: top + MARGIN - GAP, channels: 3 as const, background: "#fff" };
  return sharp({ create: ground }).composite(layers).png({ palette: true }).toBuffer();
}

/** A name may be written in another language than the page. */
function langOf(text: string, page: Lang): Lang {
  if (!/\p{Script=Han}/u.test(text)) return "eng";
  return page === "sim" ? "sim" : "tra";
}
