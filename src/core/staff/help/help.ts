import type { Localized } from "../../locale/lang";

/** Something that staff do on a screen, one step after the other. */
export interface HelpTask {
  task: string;
  steps: readonly string[];
}

/** What somebody who sees a screen for the first time wants to know of it, in one language. */
export interface Help {
  /** What the screen is. */
  what: string;
  /** What visitors see of it. */
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
