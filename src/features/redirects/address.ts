import { isWebAddress } from "../../platform/shapes";
import { canonicalAddress, hidesSlash, plainPath } from "../../site/addresses/canonical-address";

/** An address as people read it: `/關於` for `/%E9%97%9C%E6%96%BC`. Bytes that are no text stay escaped. */
export function readable(address: string): string {
  try {
    return decodeURI(address).normalize("NFC");
  } catch {
    return address; // escapes of another encoding than UTF-8
  }
}

/** An address in its one spelling: small letters, no slash at the end. */
function spelt(address: URL): URL {
  const plain = canonicalAddress(address);
  return plain === undefined ? address : new URL(plain + address.hash, address);
}

/** The form in which an old address is stored and looked for: one spelling, readable, in no language: `/news.php?id=12`. */
export function addressKey(address: URL): string {
  const { pathname, search } = spelt(address);
  return readable(plainPath(pathname)) + readable(search);
}

/** A target path of this site as stored; it may name a language: `/tra/about#board`. */
export function pathOf(address: URL): string {
  const { pathname, search, hash } = spelt(address);
  return readable(pathname + search + hash);
}

const hostOf = ({ host }: URL): string => host.replace(/^www\./, "");

/** Returns whether no request can have a path: an encoded slash, or a % that escapes nothing. */
export const isNowhere = ({ pathname }: URL): boolean =>
  hidesSlash(pathname) || /%(?![0-9a-f]{2})/i.test(pathname);

/** Returns whether an address is on `site`, with or without `www.`, by http or https. */
export const isOnSite = (address: URL, site: string): boolean => hostOf(address) === hostOf(new URL(site));

/** An address as somebody typed it: a path of the site, or a whole address; undefined for anything else. */
export function typedAddress(typed: string, site: string): URL | undefined {
  const isPath = /^\/(?![/\\])/.test(typed) && !/[\s\p{Cc}]/u.test(typed);
  return isPath || isWebAddress(typed) ? (URL.parse(typed, site) ?? undefined) : undefined;
}
