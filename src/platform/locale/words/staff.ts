import { type Lang, useLang } from "../lang";
import { staffEng } from "./staff.eng";
import { staffSim } from "./staff.sim";
import { staffTra } from "./staff.tra";

export type StaffWords = Record<keyof typeof staffEng, string>;

/** The words of the staff area. */
export const staffWords: Record<Lang, StaffWords> = { eng: staffEng, tra: staffTra, sim: staffSim };

/** The words of the staff area in the language of the page. */
export function useStaffWords(): StaffWords {
  return staffWords[useLang()];
}
