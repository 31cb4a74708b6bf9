import type { Localized } from "../../core/locale/lang";
import { ledgerEng } from "./words.eng";
import { ledgerSim } from "./words.sim";
import { ledgerTra } from "./words.tra";

/** Words of the staff's screens for donations. */
export const ledgerWords: Localized<typeof ledgerEng> = { eng: ledgerEng, tra: ledgerTra, sim: ledgerSim };

export type LedgerWords = typeof ledgerEng;
