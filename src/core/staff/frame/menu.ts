import type { LucideIcon } from "lucide-react";
import type { Localized } from "../../locale/lang";

/** One entry of the menu. */
export interface StaffMenuLink {
  to: string;
  label: Localized;
  icon: LucideIcon;
  /** Asks for what waits to be done behind the entry, in a few words such as "3 new"; the home menu shows it. */
  news?: () => Promise<Localized | undefined>;
}

/** What one feature adds to the staff area's menu. */
export type StaffMenu = readonly StaffMenuLink[];

/** Entries that belong together, under one heading. */
export interface StaffMenuSection {
  /** Unique; names the section in the page. */
  id: string;
  title: Localized;
  links: StaffMenu;
}
