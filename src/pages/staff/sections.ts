import { mayRead, type Role, type Scope } from "../../core/auth/roles";
import { screensAt } from "../../core/content/staff/screens-at";
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

/** An address as people may type it, in capitals, with a slash behind, or with a query; and as a router asks for it. */
const plain = (address: string) =>
  address
    .replace(/\?.*$/, "")
    .replace(/\.data$/, "")
    .replace(/(?<=.)\/+$/, "")
    .toLowerCase();

/** The scope of what the screen at a path shows; one's own where none is there. */
export function scopeAt(pathname: string): Scope {
  const asked = plain(pathname);
  for (const { access = "content", menu, content = [] } of allScreens) {
    const screens = menu?.links.flatMap(withParts).flatMap((link) => [link, ...(link.within ?? [])]) ?? [];
    const found = screens.find(({ to }) => plain(to) === asked);
    if (found) return found.access ?? access;
    if (screensAt(content, asked)) return access;
  }
  return "own";
}

/** Tells whether there is a screen of a content type at a path. */
export const isContent = (pathname: string): boolean =>
  allScreens.some(({ content = [] }) => screensAt(content, plain(pathname)));

/** Tells whether a role may open the screen at a path. */
export const mayOpen = (role: Role, pathname: string): boolean => mayRead(role, scopeAt(pathname));

/** An entry of the menu as a role sees it: the screen itself, or those within it that it may open; nothing else. */
function linkFor(role: Role, link: StaffMenuLink): StaffMenuLink[] {
  if (mayOpen(role, link.to)) return [link];
  return (link.within ?? []).flatMap(({ to, label }) =>
    label && mayOpen(role, to) ? [{ ...link, to, label, within: [] }] : [],
  );
}

/** The menu of a role: the screens that it may open. */
export const sectionsFor = (role: Role): StaffMenuSection[] =>
  staffSections
    .map((section) => ({ ...section, links: section.links.flatMap((link) => linkFor(role, link)) }))
    .filter(({ links }) => links.length > 0);
