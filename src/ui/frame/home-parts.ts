import type { Localized } from "../../platform/locale/lang";

/** Something that a new site needs before it is the charity's own; the home lists what is left. */
export interface FirstStep {
  /** The screen where it is done. */
  to: string;
  text: Localized;
  isDone: boolean;
}

/** Something that stays wrong until somebody acts; the home menu shows it above all else. */
export interface Attention {
  /** Where it is dealt with. */
  to: string;
  /** The problem. */
  text: Localized;
  /** The advice about it. */
  advice: Localized;
}

/** Loads what of one feature needs attention now. */
export type AskAttention = () => Promise<readonly Attention[]>;

/** One pending task, with a link to it. */
export interface NamedThing {
  /** Unique among those of its line. */
  key: string;
  to: string;
  /** As typed, in one language or in up to three; `""` without a title. */
  name: string | Localized;
  /** What else to know of it, such as an amount or the first words; what somebody typed is a string. */
  detail?: string | Localized;
}

/** Finds the form that edits an entry, or where `id` is null that adds one; undefined where the type has none. */
export type FindForm = (entry: { type: string; id: string | null }) => Promise<string | undefined>;

/** How many things of a line the home names. */
export const NAMED = 3;

/** Something that waits to be done. */
export interface Waiting {
  /** The entry of the menu where it is done, and which part of its screen. */
  to: string;
  /** The amount, in a few words such as "3 new". */
  found: Localized;
  /** True when people wait, who come before what is merely incomplete. */
  somebody: boolean;
  /** The first {@link NAMED} of it. */
  first?: readonly NamedThing[];
}

/** Amounts of now and before, side by side. */
export interface Comparison {
  to: string;
  title: Localized;
  /** Newest first. `amount` is only for how long the bar is. */
  lines: readonly { label: Localized; text: string | Localized; amount: number }[];
}

/** The parts of one feature on the staff area's home; each part loads its own data. */
export interface HomeParts {
  /** The problems that stay until somebody acts. */
  attention?: AskAttention;
  /** The work that waits; undefined when none does. */
  waiting?: (findForm: FindForm) => Promise<Waiting | readonly Waiting[] | undefined>;
  comparison?: () => Promise<Comparison | undefined>;
  /** The first steps that a new site needs of it, in a good order. */
  firstSteps?: () => Promise<readonly FirstStep[]>;
}
