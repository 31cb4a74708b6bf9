import type { Localized } from "../../../core/locale/lang";
import { secondFactorEng } from "./messages.eng";
import { secondFactorSim } from "./messages.sim";
import { secondFactorTra } from "./messages.tra";

/** Words of the staff's screens for the second step of a login. */
export const secondFactorWords: Localized<typeof secondFactorEng> = {
  eng: secondFactorEng,
  tra: secondFactorTra,
  sim: secondFactorSim,
};
