import type { OfType, Scope } from "../platform/auth/roles";
import type { OwnAction } from "../platform/journal/actions";
import type { Localized } from "../platform/locale/lang";
import type { Finder } from "./find/finder";
import type { HomeParts } from "./frame/home-parts";
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
