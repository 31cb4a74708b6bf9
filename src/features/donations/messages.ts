import type { Localized } from "../../core/locale/lang";
import { ledgerEng } from "./messages.eng";
import { ledgerSim } from "./messages.sim";
import { ledgerTra } from "./messages.tra";

/** Words of the staff's screens for donations. */
export const ledgerWords: Localized<typeof ledgerEng> = { eng: ledgerEng, tra: ledgerTra, sim: ledgerSim };

export type LedgerWords = typeof ledgerEng;
