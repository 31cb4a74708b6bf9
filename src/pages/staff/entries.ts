import type { Localized } from "../../core/locale/lang";
import { localized } from "../../core/locale/lang";
import { staffWords } from "../../core/locale/words/staff";
import { holdsScreen, type StaffMenuLink } from "../../core/staff/frame/menu";
import { staffSections } from "./sections";

/** A screen that the menu leads to. */
type Entry = Pick<StaffMenuLink, "to" | "label" | "help" | "within">;

const home: Entry = {
  to: "/cms",
  label: localized((lang) => staffWords[lang].homeMenu),
  help: () => import("./home-help"),
};

/** The home and all entries of the menu, in order. */
export const entries: readonly Entry[] = [home, ...staffSections.flatMap(({ links }) => links)];

/** The entry of the menu that a screen belongs to; the home where there is none. */
export function entryOf(pathname: string): Entry {
  return entries.find((entry) => holdsScreen(entry, pathname)) ?? home;
}

/** Every screen that can be gone to, with its part of the menu. */
export const namedScreens: readonly { to: string; label: Localized; section?: Localized }[] = [
  home,
  ...staffSections.flatMap(({ title: section, links }) =>
    links.flatMap(({ to, label, within = [] }) => [
      { to, label, section },
      ...within.flatMap((inner) => (inner.label ? [{ to: inner.to, label: inner.label, section }] : [])),
    ]),
  ),
];
