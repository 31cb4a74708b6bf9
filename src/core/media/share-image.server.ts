import sharp, { type OverlayOptions } from "sharp";
import type { Lang } from "../locale/lang";
import { drawText } from "./drawn-text.server";
import { decode } from "./judge/decoder.server";
import { withOwnDrawings } from "./own-drawing.server";

const SIZE = { width: 1200, height: 630 };
/** Where the picture begins when there are words beside it. */
const PANEL = 600;
const MARGIN = 64;

/** What a link preview shows. */
export interface ShareCard {
  lang: Lang;
  title: string;
  /** The charity's. */
  name: string;
  /** Drawing (SVG) of 1200 × 630 behind the words. */
  ground: string;
  /** A drawing of the program's own, or an image of the media store. */
  picture: { svg: string } | { bytes: Uint8Array };
}

/** A JPEG of 1200 × 630; where the machine has no font for the language, the picture alone. */
export function shareImage(card: ShareCard): Promise<Buffer> {
  return withOwnDrawings(async () => {
    const words = await wordsOf(card);
    const width = words.length > 0 ? SIZE.width - PANEL : SIZE.width;
    const source = "svg" in card.picture ? sharp(Buffer.from(card.picture.svg)) : decode(card.picture.bytes);
    const picture = await source.resize({ width, height: SIZE.height, fit: "cover" }).png().toBuffer();
    const layers: OverlayOptions[] = [{ input: picture, left: SIZE.width - width, top: 0 }, ...words];
    return sharp(Buffer.from(card.ground)).composite(layers).jpeg({ quality: 82 }).toBuffer();
  });
}

async function wordsOf({ lang, title, name }: ShareCard): Promise<OverlayOptions[]> {
  const width = PANEL - 2 * MARGIN;
  const heading = await drawText(title, {
    lang,
    colour: "#1D2733",
    width,
    maxHeight: 290,
    sizes: [62, 52, 44, 36, 30],
  });
  const below = await drawText(name, { lang, colour: "#0E5A60", width, maxHeight: 80, sizes: [28, 24] });
  if (!heading || !below) return [];
  return [
    { input: heading.png, left: MARGIN, top: 180 },
    { input: below.png, left: MARGIN, top: SIZE.height - MARGIN - below.height },
  ];
}
