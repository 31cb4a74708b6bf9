import type { StaffMenuSection } from "../../core/staff/frame/menu";
import { STAFF_SECTIONS } from "../../core/staff/frame/sections";
import { allScreens } from "../../features/index.browser";

/** The staff area's menu, in order. */
export const staffSections: readonly StaffMenuSection[] = Object.entries(STAFF_SECTIONS).map(
  ([id, title]) => ({ id, title, links: linksOf(id) }),
);

function linksOf(section: string) {
  return allScreens.flatMap(({ menu }) => (menu?.section === section ? menu.links : []));
}
