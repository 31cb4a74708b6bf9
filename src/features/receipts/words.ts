import type { Localized } from "../../core/locale/lang";
import { receiptsEng } from "./words.eng";
import { receiptsSim } from "./words.sim";
import { receiptsTra } from "./words.tra";

/** Words of the staff's screens for receipts. */
export const receiptsWords: Localized<typeof receiptsEng> = {
  eng: receiptsEng,
  tra: receiptsTra,
  sim: receiptsSim,
};
