import type { AnchorHTMLAttributes } from "react";
import { useLocale } from "../../platform/locale/lang";

/**
 * A link within the public site: `to` is the plain address (`/archive?year=2024`), to which the page's own
 * language prefix is added. A plain anchor, since pages have no client-side router.
 */
export function SiteLink({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { prefix } = useLocale();
  return <a href={siteHref(prefix, to)} {...rest} />;
}

/** The address of a page under a language prefix: `/tra` for the home page, `/tra/about` for others. */
export function siteHref(prefix: string, to: string): string {
  return prefix && to.startsWith("/") ? prefix + (to === "/" ? "" : to) : to;
}

/** The id of a page's main content, the target of the skip link past the header. */
export const MAIN = "content";

/** The id of the payment methods on Donate, for a link that skips the choice between them. */
export const GIVE = "give";
