/** Letters, digits and `-._~` mean the same in an address whether written as they are or escaped. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;
const ESCAPE_OR_LETTERS = /%[0-9a-f]{2}|[A-Z]+/gi;

/**
 * Where a page's one address is, when this is not it: `/about` for `/about/`, `/About`, `//about` and
 * `/%61bout`. Else every spelling would be a page of its own, and a spelling of the staff area's would pass its
 * guard by. Always a path of this site, never another host as `//host` would be.
 */
export function plainAddress({ pathname, search }: URL): string | undefined {
  const spelt = pathname
    .replaceAll(NEEDLESS_ESCAPE, decodeURIComponent)
    .replaceAll(ESCAPE_OR_LETTERS, (part) =>
      part.startsWith("%") ? part.toUpperCase() : part.toLowerCase(),
    );
  const parts = spelt.split("/").filter((part) => part !== "");
  const plain = `/${parts.join("/")}`;
  return plain === pathname ? undefined : plain + search;
}
