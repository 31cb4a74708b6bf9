import { CircleCheckBig } from "lucide-react";
import { isAt, screensAt } from "../../content/staff/screens-at";
import { allScreens } from "../../features/index.browser";
import { mayChange, mayRead, type Role, type Scope } from "../../platform/auth/roles";
import { type Localized, localized } from "../../platform/locale/lang";
import {
  type HelpedScreen,
  holdsScreen,
  type InnerScreen,
  STAFF_SECTIONS,
  type StaffMenuLink,
  type StaffMenuSection,
} from "../../ui/frame/menu";
import { shellWords } from "./words/shell";

/** The staff area's menu, in order. */
export const staffSections: readonly StaffMenuSection[] = Object.entries(STAFF_SECTIONS).map(
  ([id, title]) => ({ id, title, links: linksOf(id) }),
);

function linksOf(id: string) {
  return allScreens.flatMap(({ menu }) =>
    (menu?.links ?? []).filter(({ section = menu?.section }) => section === id),
  );
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

interface ShownAt {
  /** The scope of what a screen shows; one's own where none is there. */
  shows: Scope;
  /** The scope of what one changes there. */
  changes: Scope;
  /** True of a form for one more, or of one that takes in a file. */
  isForChanges?: boolean;
}

function shownAt(pathname: string): ShownAt {
  const asked = plain(pathname);
  for (const { access = "content", menu, content = [] } of allScreens) {
    const screens: InnerScreen[] =
      menu?.links.flatMap(withParts).flatMap((link) => [link, ...(link.within ?? [])]) ?? [];
    const found = screens.find(({ to }) => plain(to) === asked);
    const typed = screensAt(content, asked);
    if (!found && !typed) continue;
    const shows = found?.access ?? access;
    return { shows, changes: found?.changes ?? shows, isForChanges: found?.isForChanges ?? isAdding(asked) };
  }
  return { shows: "own", changes: "own" };
}

/** Tells whether a path is that of a form for one more entry; one above its list is at the list's. */
const isAdding = (asked: string): boolean =>
  allScreens.some(({ content = [] }) =>
    content.some((of) => "addresses" in of && isAt(of.addresses.add, asked)),
  );

/** Tells whether a role may change something on the screen at a path. */
export const mayChangeAt = (role: Role, pathname: string): boolean =>
  mayChange(role, shownAt(pathname).changes);

/** Tells whether there is a screen of a content type at a path. */
export const isContent = (pathname: string): boolean =>
  allScreens.some(({ content = [] }) => screensAt(content, plain(pathname)));

/** Tells whether a role may open the screen at a path. */
export function mayOpen(role: Role, pathname: string): boolean {
  const { shows, changes, isForChanges } = shownAt(pathname);
  return isForChanges ? mayChange(role, changes) : mayRead(role, shows);
}

/** An entry of the menu as a role sees it: the screen itself, or those within it that it may open; nothing else. */
function linkFor(role: Role, link: StaffMenuLink): StaffMenuLink[] {
  if (mayOpen(role, link.to)) return [link];
  return (link.within ?? []).flatMap(({ to, label }) =>
    label && mayOpen(role, to) ? [{ ...link, to, label, within: [] }] : [],
  );
}

/** An entry of the menu, and of its parts what stands beside it while approvals are in use. */
function withApprovals(link: StaffMenuLink): StaffMenuLink[] {
  const parts = link.parts ?? [];
  const own = parts.filter(({ isForApprovals }) => isForApprovals);
  if (own.length === 0) return [link];
  const rest = { ...link, parts: parts.filter((part) => !own.includes(part)) };
  return [rest, ...own.map((part) => ({ ...part, icon: CircleCheckBig }))];
}

/** The menu of a role: the screens that it may open. */
export const sectionsFor = (role: Role, usesApprovals: boolean): StaffMenuSection[] =>
  staffSections
    .map((section) => ({
      ...section,
      links: section.links
        .flatMap((link) => linkFor(role, link))
        .flatMap((link) => (usesApprovals ? withApprovals(link) : [link])),
    }))
    .filter(({ links }) => links.length > 0);
