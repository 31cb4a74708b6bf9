import type { Localized } from "../../core/locale/lang";
import { enquiriesEng } from "./words.eng";
import { enquiriesSim } from "./words.sim";
import { enquiriesTra } from "./words.tra";

/** Words of the staff's screens for messages. */
export const enquiriesWords: Localized<typeof enquiriesEng> = {
  eng: enquiriesEng,
  tra: enquiriesTra,
  sim: enquiriesSim,
};
