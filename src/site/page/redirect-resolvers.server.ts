import type { Deps } from "../../platform/deps.server";
import { LANGS } from "../../platform/locale/lang";
import { siteHref } from "../frame/page";
import { prefixLang } from "../page-cache/serve-cached.server";

/** Returns the target of an address without a page, on this site or another; undefined for none. */
export type RedirectResolver = (address: URL) => Promise<string | undefined>;

/**
 * Returns the redirect target of an address that no page has, in its language; undefined for none. Browsers
 * do not cache it, so that it can be removed.
 */
export function resolveRedirect(
  makers: readonly ((deps: Deps) => RedirectResolver)[],
  deps: Deps,
): (address: URL) => Promise<Response | undefined> {
  const resolvers = makers.map((make) => make(deps));
  return async (address) => {
    for (const resolve of resolvers) {
      const to = await resolve(address);
      if (to !== undefined) return redirect(inSameLanguage(to, address), address);
    }
    return undefined;
  };
}

/** `to` in the language of the redirected address, unless it names one or is on another site. */
export function inSameLanguage(to: string, { pathname }: Pick<URL, "pathname">): string {
  const lang = prefixLang(pathname);
  const isOpen = to.startsWith("/") && prefixLang(to) === undefined;
  return lang && isOpen ? siteHref(`/${lang}`, to) : to;
}

/** Plain addresses, and the same with each language prefix. */
export const inEveryLanguage = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => [address, ...LANGS.map((lang) => `/${lang}${address}`)]);

function redirect(to: string, { origin, href }: URL): Response {
  const target = new URL(to, href); // which escapes what a header cannot carry
  const location = target.origin === origin ? target.pathname + target.search + target.hash : target.href;
  return new Response(null, { status: 301, headers: { Location: location, "Cache-Control": "no-cache" } });
}
