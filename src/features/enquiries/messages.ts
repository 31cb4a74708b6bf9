import type { Localized } from "../../core/locale/lang";
import { enquiriesEng } from "./messages.eng";
import { enquiriesSim } from "./messages.sim";
import { enquiriesTra } from "./messages.tra";

/** Words of the staff's screens for messages. */
export const enquiriesWords: Localized<typeof enquiriesEng> = {
  eng: enquiriesEng,
  tra: enquiriesTra,
  sim: enquiriesSim,
};
