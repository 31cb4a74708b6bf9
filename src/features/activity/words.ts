import type { Localized } from "../../core/locale/lang";
import { activityEng } from "./words.eng";
import { activitySim } from "./words.sim";
import { activityTra } from "./words.tra";

/** Words of the staff's screen of what was done. */
export const activityWords: Localized<typeof activityEng> = {
  eng: activityEng,
  tra: activityTra,
  sim: activitySim,
};
