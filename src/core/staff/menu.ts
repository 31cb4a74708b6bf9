import type { LucideIcon } from "lucide-react";
import type { Localized } from "../locale/lang";

/** What one feature adds to the staff area's menu. */
export interface StaffMenu {
  /** Unique; names the section in the page. */
  id: string;
  title: Localized;
  links: readonly { to: string; label: Localized; icon: LucideIcon }[];
}
