import type { Localized } from "../../core/locale/lang";
import { smaEng } from "./messages.eng";
import { smaSim } from "./messages.sim";
import { smaTra } from "./messages.tra";

export type SmaWords = typeof smaEng;

/** Words of the staff's screens for all about SMA. */
export const smaWords: Localized<SmaWords> = { eng: smaEng, tra: smaTra, sim: smaSim };
