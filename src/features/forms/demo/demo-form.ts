import type { FormSheet } from "../../../core/demo/form-sheet.server";
import type { Lang, Localized } from "../../../core/locale/lang";

/** A form of the demo charity: its sheet, and how it is listed. */
export interface DemoForm {
  filename: string;
  names: Localized;
  listedIn: readonly Lang[];
  sheet: FormSheet;
}
