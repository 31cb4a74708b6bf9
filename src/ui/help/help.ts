import type { Localized } from "../../platform/locale/lang";

/** Something that staff do on a screen, one step after the other. */
export interface HelpTask {
  task: string;
  steps: readonly string[];
}

/** The help for somebody who sees a screen for the first time, in one language. */
export interface Help {
  /** The purpose of the screen. */
  what: string;
  /** The part of it that visitors see. */
  seen: string;
  /** The three commonest. */
  tasks: readonly [HelpTask, HelpTask, HelpTask];
}

/** The help of a screen and of those within it. */
export type ScreenHelp = Localized<Help>;

/** The help of a screen, as a feature's `staff/help.ts` gives it. */
export function screenHelp(texts: ScreenHelp): ScreenHelp {
  return texts;
}
