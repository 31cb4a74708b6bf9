import type { Localized } from "../../core/locale/lang";
import { activityEng } from "./messages.eng";
import { activitySim } from "./messages.sim";
import { activityTra } from "./messages.tra";

/** Words of the staff's screen of what was done. Features and actions are named as in the journal. */
export const activityWords: Localized<typeof activityEng> = {
  eng: activityEng,
  tra: activityTra,
  sim: activitySim,
};
