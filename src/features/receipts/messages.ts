import type { Localized } from "../../core/locale/lang";
import { receiptsEng } from "./messages.eng";
import { receiptsSim } from "./messages.sim";
import { receiptsTra } from "./messages.tra";

/** Words of the staff's screens for receipts. */
export const receiptsWords: Localized<typeof receiptsEng> = {
  eng: receiptsEng,
  tra: receiptsTra,
  sim: receiptsSim,
};
