/** The path without its language prefix: `/tra/about` and `/about` are both `/about`. */
export function plainPath(pathname: string): string {
  return pathname.replace(/^\/(eng|tra|sim)(?=\/|$)/, "").replace(/(.)\/$/, "$1") || "/";
}

const PLAIN = "/404";

/** The address of the not-found page: one for each language, by the language of the path. */
export function notFoundAddress(pathname: string): string {
  const [prefix = ""] = /^\/(?:eng|tra|sim)(?=\/)/.exec(pathname) ?? [];
  return prefix + PLAIN;
}

export const isNotFoundAddress = (pathname: string): boolean => plainPath(pathname) === PLAIN;

/** Letters, digits and `-._~` are equivalent in an address whether literal or escaped. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;
const ESCAPE_OR_LETTERS = /%[0-9a-f]{2}|[A-Z]+/gi;

/**
 * Characters of an address to redirect to: a proxy takes 4 KB of headers, and answers longer ones with an
 * error.
 */
const LONGEST = 2048;

/**
 * Where a page's one address is, when this is not it: `/about` for `/about/`, `/About`, `//about` and
 * `/%61bout`. Else every spelling would be a page of its own, and a spelling of the staff area's would pass its
 * guard by. Always a path of this site, never another host as `//host` would be.
 */
export function canonicalAddress({ pathname, search }: URL): string | undefined {
  const spelt = pathname
    .replaceAll(NEEDLESS_ESCAPE, decodeURIComponent)
    .replaceAll(ESCAPE_OR_LETTERS, (part) =>
      part.startsWith("%") ? part.toUpperCase() : part.toLowerCase(),
    );
  const parts = spelt.split("/").filter((part) => part !== "");
  const plain = `/${parts.join("/")}`;
  return plain === pathname ? undefined : plain + search;
}

/**
 * Whether a path has an escaped slash or backslash, as no address of the site has: a proxy may take
 * `/media/x%2F..%2F..%2Fassets%2Fsite.css` for a style sheet, and cache the answer for everybody.
 */
export function hidesSlash(pathname: string): boolean {
  return /%(?:2f|5c)/i.test(pathname);
}

/**
 * The address itself; where there can be no page, and no redirect is wanted, one in the same language that
 * does not exist.
 */
export function lookupAddress(url: URL): URL {
  const isTooLong = (canonicalAddress(url)?.length ?? 0) > LONGEST;
  if (!isTooLong && !hidesSlash(url.pathname)) return url;
  return new URL(notFoundAddress(url.pathname), url);
}
