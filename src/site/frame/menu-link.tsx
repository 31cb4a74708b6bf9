import { useLocation, useMatches } from "react-router";
import { LANG_TAG } from "../../platform/locale/lang";
import { plainPath } from "../addresses/canonical-address";
import type { ShownLink } from "./menu";
import { SiteLink } from "./page";

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
