import type { LucideIcon } from "lucide-react";
import type { OfType, Scope } from "../../platform/auth/roles";
import type { Localized } from "../../platform/locale/lang";
import type { ScreenHelp } from "../help/help";

/** The sections of the staff menu, in order: what is daily first. */
export const STAFF_SECTIONS = {
  today: { eng: "Today", tra: "今天", sim: "今天" },
  content: { eng: "Content", tra: "內容", sim: "内容" },
  people: { eng: "People and money", tra: "捐款及人員", sim: "捐款与人员" },
  site: { eng: "Site", tra: "網站", sim: "网站" },
} as const satisfies Record<string, Localized>;

export type StaffSectionId = keyof typeof STAFF_SECTIONS;

/** A screen with help of its own. */
export interface HelpedScreen extends OfType {
  to: string;
  /** The scope for reading it, where that is not its feature's. */
  access?: Scope;
  /** The scope for changing something there, where that is not the same. */
  changes?: Scope;
  label: Localized;
  /** Of a part: it has an entry of its own in the menu while approvals are in use. */
  isForApprovals?: true;
  /** Fetches the help of the screen and of those within it. */
  help: () => Promise<{ default: ScreenHelp }>;
  /** Screens that are reached from this one. */
  within?: readonly InnerScreen[];
}

/** One entry of the menu. */
export interface StaffMenuLink extends HelpedScreen {
  /** Its section in the menu, where that is not its feature's. */
  section?: StaffSectionId;
  icon: LucideIcon;
  /** Screens with help of their own that it links to, in place of entries beside it. */
  parts?: readonly HelpedScreen[];
}

/** A screen without an entry of its own. */
export interface InnerScreen extends OfType {
  to: string;
  /** As of a {@link HelpedScreen}. */
  access?: Scope;
  changes?: Scope;
  /** True where there is nothing to read: it is for accounts that may change something by it. */
  isForChanges?: true;
  /** The words it is found by; left out where it needs a parameter, as the form that edits an entry. */
  label?: Localized;
}

/** The links of one feature in the staff area's menu: each kind of content once, by its list. */
export type StaffMenu = readonly StaffMenuLink[];

/** Entries that belong together, under one heading. */
export interface StaffMenuSection {
  /** Unique; names the section in the page. */
  id: string;
  title: Localized;
  links: StaffMenu;
}

/** Whether an address is that of a screen or of one within it. */
export function holdsScreen(
  { to, within = [], parts = [] }: Pick<StaffMenuLink, "to" | "within" | "parts">,
  pathname: string,
): boolean {
  const current = pathname.toLowerCase();
  const isAt = (each: string) => each.toLowerCase() === current;
  return (
    isAt(to) || within.some((inner) => isAt(inner.to)) || parts.some((part) => holdsScreen(part, pathname))
  );
}
