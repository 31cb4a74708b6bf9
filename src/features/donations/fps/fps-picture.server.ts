import { captionedPicture } from "../../../media/captioned-picture.server";
import type { Lang } from "../../../platform/locale/lang";
import { qrCodePng } from "./fps.server";

/** The caption below an FPS code, so that two in an album can be distinguished. */
interface PictureWords {
  /** As in `HK$500`; "" where the payer chooses it. */
  amount: string;
  payee: string;
  /** The name of the payee's number, and the number. */
  account: string;
  lang: Lang;
}

/** A code as a picture to save, with amount, payee and account below it. */
export async function fpsPicture(
  payload: string,
  { amount, payee, account, lang }: PictureWords,
): Promise<Buffer> {
  const captions = [
    { text: amount, sizes: [44, 36] },
    { text: payee, sizes: [28, 24, 20] },
    { text: account, sizes: [24, 20, 16] },
  ];
  return captionedPicture(await qrCodePng(payload), captions, lang);
}
