import type { Localized } from "../../core/locale/lang";
import { smaEng } from "./words.eng";
import { smaSim } from "./words.sim";
import { smaTra } from "./words.tra";

export type SmaWords = typeof smaEng;

/** Words of the staff's screens for all about SMA. */
export const smaWords: Localized<SmaWords> = { eng: smaEng, tra: smaTra, sim: smaSim };
