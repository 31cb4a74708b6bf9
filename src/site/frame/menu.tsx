import { createContext, useContext } from "react";
import { useLocation, useMatches } from "react-router";
import { LANG_TAG, type Lang } from "../../platform/locale/lang";
import { plainPath } from "../addresses/canonical-address";
import { SiteLink } from "./page";

/** A link of the menu or the footer as a visitor sees it. */
export interface ShownLink {
  /** Plain address of a page, or that of another site. */
  to: string;
  text: string;
  /** The language of the text, where it is not that of the page. */
  lang?: Lang;
}

/** A heading of the menu with the links that open under it. */
export interface ShownGroup extends Omit<ShownLink, "to"> {
  links: readonly ShownLink[];
}

/** The menu and the footer in the language of the page. */
export interface ShownMenu {
  header: readonly (ShownLink | ShownGroup)[];
  /** The words of the Donate button. */
  donate: string;
  /** The invitation to call; `""` for none. */
  call: Omit<ShownLink, "to">;
  footer: readonly ShownLink[];
}

/** For the page that says that not even the root could be rendered; it shows none of this. */
const NOTHING: ShownMenu = { header: [], donate: "", call: { text: "" }, footer: [] };

const MenuContext = createContext<ShownMenu>(NOTHING);

interface MenuProviderProps {
  /** None on screens of the staff area, which have a menu of their own. */
  menu: ShownMenu | undefined;
  children: React.ReactNode;
}

/** Provides the menu and the footer to its children. */
export function MenuProvider({ menu = NOTHING, children }: MenuProviderProps) {
  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** The menu and the footer in the language of the page. */
export const useMenu = (): ShownMenu => useContext(MenuContext);

interface MenuLinkProps {
  link: ShownLink;
  className?: string;
  /** Its page is the one that is shown, or (true) the one to which that belongs. */
  current?: "page" | boolean;
}

/** The `lang` of a text of the menu; undefined where it is that of the page. */
export const langTag = ({ lang }: Pick<ShownLink, "lang">) => lang && LANG_TAG[lang];

/** A link of the menu or the footer. */
export function MenuLink({ link, className, current = false }: MenuLinkProps) {
  const { to, text } = link;
  return (
    <SiteLink to={to} className={className} aria-current={current || undefined} lang={langTag(link)}>
      {text}
    </SiteLink>
  );
}

/**
 * Gives for an address whether its page is the one that is shown, or (true) the one to which that belongs: the one that
 * its route names.
 */
export function useCurrent(): (to: string) => "page" | boolean {
  const here = plainPath(useLocation().pathname);
  const named = useMatches().map(({ handle }) => (handle as { section?: string } | undefined)?.section);
  return (to) => (to === here ? "page" : named.includes(to));
}
