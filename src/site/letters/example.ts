import type { Localized } from "../../platform/locale/lang";
import { receiptSentences } from "./default-letters";
import type { LetterValues } from "./letters";

const COMMON = { amount: "HK$500", taken: "HKD 50.00", reference: "4821 7305", serial: "2026-00012" };

/** Example values of a letter, for a preview by staff. */
export const exampleValues: Localized<LetterValues> = {
  eng: { ...COMMON, donor: "Chan Siu Ming", receipt: receiptSentences.eng.comes },
  tra: { ...COMMON, donor: "陳小明", receipt: receiptSentences.tra.comes },
  sim: { ...COMMON, donor: "陈小明", receipt: receiptSentences.sim.comes },
};
