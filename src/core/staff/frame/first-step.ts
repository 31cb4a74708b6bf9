import type { Localized } from "../../locale/lang";

/** Something that a new site needs before it is the charity's own; the home lists what is left. */
export interface FirstStep {
  /** The screen where it is done. */
  to: string;
  text: Localized;
  isDone: boolean;
}
