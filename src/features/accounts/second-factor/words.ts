import type { Localized } from "../../../core/locale/lang";
import { secondFactorEng } from "./words.eng";
import { secondFactorSim } from "./words.sim";
import { secondFactorTra } from "./words.tra";

/** Words of the staff's screens for the second step of a login. */
export const secondFactorWords: Localized<typeof secondFactorEng> = {
  eng: secondFactorEng,
  tra: secondFactorTra,
  sim: secondFactorSim,
};
