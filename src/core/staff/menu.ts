import type { LucideIcon } from "lucide-react";
import type { StaffMessages } from "../locale/messages/staff";

/** What one feature adds to the staff area's menu; words by their key. */
export interface StaffMenu {
  title: keyof StaffMessages;
  links: readonly { to: string; label: keyof StaffMessages; icon: LucideIcon }[];
}
