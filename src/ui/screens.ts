import type { OfType, Scope } from "../platform/auth/roles";
import type { OwnAction } from "../platform/journal/actions";
import type { Lang, Localized } from "../platform/locale/lang";
import type { StaffMenu, StaffSectionId } from "./frame/menu";

/** The words of a feature in the journal, and the link from a journal entry to its subject. */
export interface JournalWords {
  /** The name of the feature for staff. */
  title: Localized;
  /** Its own actions; those that all share have words already. */
  actions?: Readonly<Record<string, OwnAction>>;
  /** The screen that has all of its things; left out where there is none. */
  all?: string;
  /** Address of the screen with one thing, up to its id; left out where `all` shows each. */
  one?: string;
  /** Ids of entries that concern several things, and so link to `all`. */
  many?: readonly string[];
}

/**
 * The staff area's half of a feature besides its screens, which `routes.ts` names. Every screen downloads it:
 * import large parts lazily. An upper layer adds what it takes from a feature by `declare module`.
 */
export interface Screens extends OfType {
  /** That of the feature's folder, as in the journal. */
  name: string;
  /** The scope of its calls, which is required to open its screens; by default content. */
  access?: Scope;
  /** Its entries in the menu, and their section. */
  menu?: { section: StaffSectionId; links: StaffMenu };
  /** Its part of the home, for accounts that may read a scope. */
  home?: Partial<Record<Scope, HomeParts>>;
  /** Finds its entries by name. */
  find?: Finder;
  /** Left out by a feature that changes nothing. */
  journal?: JournalWords;
}

/** A feature's half in the browser, which its `browser.ts` gives to the list of features. */
export function screens(parts: Screens): Screens {
  return parts;
}

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
type AskAttention = () => Promise<readonly Attention[]>;

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

/** Something that was found, and where it is. */
export interface Finding {
  to: string;
  name: string;
  /** All its names, in every language; by default `name` alone. */
  names?: readonly string[];
  /** A detail that distinguishes it from others of its name, as a day or an amount. */
  about?: string | undefined;
  /** True for the help of the screen, which is opened with it. */
  help?: boolean;
}

/** A search by somebody. */
export interface Search {
  words: string;
  /** Of the screen. */
  lang: Lang;
  /** Aborts once other words are looked for. */
  signal: AbortSignal;
  /** Whether texts contain each of the words, in any order, case and Chinese script. */
  standIn: (texts: readonly string[]) => boolean;
}

/** The answer of a finder. */
export interface Findings {
  /** All that was found, or the first of it. */
  findings: readonly Finding[];
  /** The total number of results; by default that of `findings`. */
  total?: number;
  /** True when there is more than `total` counts. */
  isMore?: boolean;
  /** The address of their list, narrowed by the same words; left out where it cannot be. */
  list?: string;
}

/** The finder of one feature's entries by name. */
export interface Finder {
  /** Their name together, as "News". */
  group: Localized;
  find: (search: Search) => Promise<Findings>;
}
