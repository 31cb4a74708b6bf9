import { type Localized, localized } from "../../core/locale/lang";
import {
  type HelpedScreen,
  holdsScreen,
  STAFF_SECTIONS,
  type StaffMenuLink,
  type StaffMenuSection,
} from "../../core/staff/frame/menu";
import { allScreens } from "../../features/index.browser";
import { shellWords } from "./words/shell";

/** The staff area's menu, in order. */
export const staffSections: readonly StaffMenuSection[] = Object.entries(STAFF_SECTIONS).map(
  ([id, title]) => ({ id, title, links: linksOf(id) }),
);

function linksOf(section: string) {
  return allScreens.flatMap(({ menu }) => (menu?.section === section ? menu.links : []));
}

const home: HelpedScreen = {
  to: "/cms",
  label: localized((lang) => shellWords[lang].homeMenu),
  help: () => import("./home-help"),
};

/** An entry of the menu after the parts that it has. */
const withParts = (link: StaffMenuLink): readonly HelpedScreen[] => [...(link.parts ?? []), link];

/** The home and all entries of the menu with their parts, in order. */
export const entries: readonly HelpedScreen[] = [
  home,
  ...staffSections.flatMap(({ links }) => links.flatMap(withParts)),
];

/** The entry of the menu, or the part of one, that a screen belongs to; the home where there is none. */
export function entryOf(pathname: string): HelpedScreen {
  return entries.find((entry) => holdsScreen(entry, pathname)) ?? home;
}

/** Every screen that can be gone to, with its part of the menu. */
export const namedScreens: readonly { to: string; label: Localized; section?: Localized }[] = [
  home,
  ...staffSections.flatMap(({ title: section, links }) =>
    links
      .flatMap(withParts)
      .flatMap(({ to, label, within = [] }) => [
        { to, label, section },
        ...within.flatMap((inner) => (inner.label ? [{ to: inner.to, label: inner.label, section }] : [])),
      ]),
  ),
];
