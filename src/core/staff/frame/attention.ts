import type { Localized } from "../../locale/lang";

/** Something that stays wrong until somebody acts; the home menu shows it above all else. */
export interface Attention {
  /** Where it is dealt with. */
  to: string;
  /** What is wrong. */
  text: Localized;
  /** What to do about it. */
  advice: Localized;
}

/** Asks the server for what of one feature needs attention now. */
export type AskAttention = () => Promise<readonly Attention[]>;
