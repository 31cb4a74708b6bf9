import sharp, { type OverlayOptions } from "sharp";
import type { Lang } from "../../../core/locale/lang";
import { drawText } from "../../../core/media/share-image.server";
import { qrCodePng } from "./fps.server";

/** What a picture says below its code, so that two in an album can be told apart. */
interface PictureWords {
  /** As in `HK$500`; "" where the payer chooses it. */
  amount: string;
  payee: string;
  /** The name of the payee's number, and the number. */
  account: string;
  lang: Lang;
}

const MARGIN = 48;
const GAP = 12;
const INK = "#1D2733";

/** A code as a picture to save, with amount, payee and account below it; alone where this machine has no font. */
export async function fpsPicture(payload: string, words: PictureWords): Promise<Buffer> {
  const code = await qrCodePng(payload);
  const { width = 0, height = 0 } = await sharp(code).metadata();
  const lines = [
    { text: words.amount, sizes: [44, 36] },
    { text: words.payee, sizes: [28, 24, 20] },
    { text: words.account, sizes: [24, 20, 16] },
  ].filter(({ text }) => text !== "");
  const layers: OverlayOptions[] = [{ input: code, left: 0, top: 0 }];
  let top = height - MARGIN / 2;
  for (const { text, sizes } of lines) {
    const lang = /\p{Script=Han}/u.test(text) ? (words.lang === "sim" ? "sim" : "tra") : "eng";
    const drawn = await drawText(text, {
      lang,
      colour: INK,
      width: width - 2 * MARGIN,
      maxHeight: 80,
      sizes,
    });
    if (!drawn) return code;
    layers.push({ input: drawn.png, left: MARGIN, top });
    top += drawn.height + GAP;
  }
  const ground = { width, height: top + MARGIN - GAP, channels: 3 as const, background: "#fff" };
  return sharp({ create: ground }).composite(layers).png({ palette: true }).toBuffer();
}
