import { CircleCheckBig } from "lucide-react";
import { isAt, screensAt } from "../../content/staff/content-screens";
import { allScreens } from "../../features/index.browser";
import {
  type Grant,
  isForTypes,
  mayChange,
  mayRead,
  type OfType,
  type Scope,
} from "../../platform/auth/roles";
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

/** Normalises an address as people may type it, in capitals, with a trailing slash, or with a query. */
const plain = (address: string) =>
  address
    .replace(/\?.*$/, "")
    .replace(/\.data$/, "")
    .replace(/(?<=.)\/+$/, "")
    .toLowerCase();

interface ShownAt extends OfType {
  /** The scope of what a screen shows; one's own where none is there. */
  shows: Scope;
  /** The scope of what one changes there. */
  changes: Scope;
  /** True of a form for one more, or of one that takes in a file. */
  isForChanges?: boolean;
}

function shownAt(pathname: string): ShownAt {
  const path = plain(pathname);
  for (const { access = "content", menu, content = [], ofType, ofAnyType } of allScreens) {
    const screens: InnerScreen[] =
      menu?.links.flatMap(withParts).flatMap((link) => [link, ...(link.within ?? [])]) ?? [];
    const found = screens.find(({ to }) => plain(to) === path);
    const typed = screensAt(content, path);
    if (!found && !typed) continue;
    const shows = found?.access ?? access;
    const isOwn = found?.ofType !== undefined || found?.ofAnyType !== undefined;
    return {
      ...{ shows, changes: found?.changes ?? shows, isForChanges: found?.isForChanges ?? isAdding(path) },
      ...(isOwn ? typesOf(found) : typesOf({ ofType, ofAnyType })),
    };
  }
  return { shows: "own", changes: "own" };
}

const typesOf = ({
  ofType,
  ofAnyType,
}: {
  ofType?: string | undefined;
  ofAnyType?: true | undefined;
}): OfType => ({
  ...(ofType !== undefined && { ofType }),
  ...(ofAnyType && { ofAnyType }),
});

/** Returns whether a path is that of a form for one more entry; a form above its list has the list's address. */
const isAdding = (path: string): boolean =>
  allScreens.some(({ content = [] }) =>
    content.some((of) => "addresses" in of && isAt(of.addresses.add, path)),
  );

/** Returns whether somebody may change something on the screen at a path. */
export function mayChangeAt(grant: Grant, pathname: string): boolean {
  const shown = shownAt(pathname);
  return mayChange(grant.role, shown.changes) && isForTypes(grant, shown.changes, shown);
}

/** The content type whose entries the screen at a path shows; undefined where it shows several, or no content. */
export const typeAt = (pathname: string): string | undefined => shownAt(pathname).ofType;

/** Returns whether there is a screen of a content type at a path. */
export const isContent = (pathname: string): boolean =>
  allScreens.some(({ content = [] }) => screensAt(content, plain(pathname)));

/** Returns whether somebody may open the screen at a path. */
export function mayOpen(grant: Grant, pathname: string): boolean {
  const shown = shownAt(pathname);
  const { shows, changes, isForChanges } = shown;
  const isForRole = isForChanges ? mayChange(grant.role, changes) : mayRead(grant.role, shows);
  return isForRole && isForTypes(grant, shows, shown);
}

/** A menu entry as a user sees it: the screen itself, or those below it that they may open. */
function linkFor(grant: Grant, link: StaffMenuLink): StaffMenuLink[] {
  if (mayOpen(grant, link.to)) return [link];
  const parts = (link.parts ?? []).flatMap((part) =>
    mayOpen(grant, part.to) ? [drawnPart(link, part)] : [],
  );
  const within = (link.within ?? []).flatMap(({ to, label }) =>
    label && mayOpen(grant, to) ? [{ ...link, to, label, within: [], parts: [] }] : [],
  );
  return [...parts, ...within];
}

/** A part of a menu entry under the entry's drawing, Approvals under its own. */
export const drawnPart = ({ icon }: StaffMenuLink, part: HelpedScreen): StaffMenuLink => ({
  ...part,
  icon: part.isForApprovals ? CircleCheckBig : icon,
});

/** A menu entry, with the entries that are shown beside it while approvals are required. */
function withApprovals(link: StaffMenuLink): StaffMenuLink[] {
  const parts = link.parts ?? [];
  const own = parts.filter(({ isForApprovals }) => isForApprovals);
  if (own.length === 0) return [link];
  const rest = { ...link, parts: parts.filter((part) => !own.includes(part)) };
  return [rest, ...own.map((part) => drawnPart(link, part))];
}

/** A user's menu: the screens that they may open. */
export const sectionsFor = (grant: Grant, usesApprovals: boolean): StaffMenuSection[] =>
  staffSections
    .map((section) => ({
      ...section,
      links: section.links
        .flatMap((link) => linkFor(grant, link))
        .flatMap((link) => (usesApprovals ? withApprovals(link) : [link])),
    }))
    .filter(({ links }) => links.length > 0);
