import type { OwnProblem } from "../../platform/locale/words/problems";
import { isWebAddress } from "../../platform/shapes";
import { canonicalAddress, hidesSlash, plainPath } from "../../site/addresses/canonical-address";
import { inSameLanguage } from "../../site/page/redirect-resolvers.server";
import { redirectsProblems as says } from "./problems.server";

/** An old address and the one that it leads to. */
export interface Pair {
  from: string;
  to: string;
}

/** An error in one of the two addresses. */
export interface Fault {
  field: keyof Pair;
  says: OwnProblem;
}

/** The facts of the site by which a redirect is validated. */
export interface Site {
  /** True for the path of a page; `isReserved` for one with another handler. */
  isPage(path: string): boolean;
  isReserved(path: string): boolean;
  /** The site's own address, as in `https://kapok.example`. */
  publicUrl: string;
}

/** Two addresses as stored, from what somebody typed; or what is wrong with the way they are written. */
export function readPair(typed: Pair, site: Site): Pair | Fault[] {
  const { publicUrl } = site;
  const from = readOld(typed.from, publicUrl);
  const to = readNew(typed.to, publicUrl);
  const faults: Fault[] = [];
  if (from instanceof URL) {
    const { pathname } = from;
    if (site.isReserved(pathname)) faults.push({ field: "from", says: says.addressReserved });
    else if (site.isPage(pathname)) faults.push({ field: "from", says: says.pageIsThere });
  } else faults.push({ field: "from", says: from });
  if (typeof to !== "string") faults.push({ field: "to", says: to });
  return from instanceof URL && typeof to === "string" && faults.length === 0
    ? { from: addressKey(from), to }
    : faults;
}

function readOld(typed: string, publicUrl: string): URL | OwnProblem {
  const address = typedAddress(typed, publicUrl);
  if (!address || !isOnSite(address, publicUrl)) return says.oldAddressNeeded;
  if (isNowhere(address)) return says.oldAddressNowhere;
  return address.hash === "" ? address : says.oldAddressMark;
}

function readNew(typed: string, publicUrl: string): string | OwnProblem {
  const address = typedAddress(typed, publicUrl);
  if (!address) return says.newAddressNeeded;
  if (isOnSite(address, publicUrl)) return pathOf(address);
  return address.protocol === "https:" ? address.href : says.newAddressNeeded;
}

/** Redirects by the paths of their old addresses, those with the most parameters first. */
export type ByPath = ReadonlyMap<string, readonly OldAddress[]>;

interface OldAddress {
  /** The address as stored. */
  from: string;
  /** The parts of its query, as in `id=12`. */
  query: readonly string[];
}

const queryOf = (key: string): string[] =>
  (key.split("?", 2)[1] ?? "").split("&").filter((part) => part !== "");
const pathIn = (key: string): string => key.split("?", 1)[0] ?? "";

/** Puts the old addresses of redirects in the order in which {@link ruleFor} looks at them. */
export function byPath(all: Iterable<string>): ByPath {
  const rules = [...all].map((from) => ({ from, query: queryOf(from) }));
  rules.sort((one, other) => other.query.length - one.query.length);
  return Map.groupBy(rules, ({ from }) => pathIn(from));
}

/**
 * The most precise of the redirects from an address, with the parts of its query of which that says nothing. Others add
 * to addresses, as Facebook and newsletters do, and in an order of their own: what is added is set aside.
 */
export function ruleFor(key: string, rules: ByPath): { from: string; rest: string[] } | undefined {
  const parts = queryOf(key);
  const found = rules.get(pathIn(key))?.find(({ query }) => query.every((part) => parts.includes(part)));
  return found && { from: found.from, rest: parts.filter((part) => !found.query.includes(part)) };
}

/**
 * The fault of a redirect's new address, by all that there are, itself among them: it must come to a page, however
 * many others it goes through.
 */
export function faultOfTarget({ from, to }: Pair, all: ReadonlyMap<string, string>, site: Site) {
  if (keyOf(to, site) === from) return says.sameAddress;
  const end = endOf(to, all, site);
  if (end === undefined) return says.redirectCircle;
  return isThere(end, site) ? undefined : says.nothingIsThere;
}

const keyOf = (to: string, { publicUrl }: Site): string | undefined =>
  to.startsWith("/") ? addressKey(new URL(to, publicUrl)) : undefined;

/** The final target of a redirect; undefined for a loop. */
export function endOf(to: string, all: ReadonlyMap<string, string>, site: Site): string | undefined {
  const met = new Set<string>();
  let end = to;
  for (;;) {
    const key = isPage(end, site) ? undefined : keyOf(end, site);
    const next = key === undefined ? undefined : all.get(key);
    if (key === undefined || next === undefined) return end;
    if (met.has(key)) return undefined;
    met.add(key);
    end = inSameLanguage(next, new URL(end, site.publicUrl));
  }
}

/** Returns whether an address has a public page of this site. */
export function isPage(address: string, site: Site): boolean {
  if (!address.startsWith("/")) return false;
  const { pathname } = new URL(address, site.publicUrl);
  return !site.isReserved(pathname) && site.isPage(pathname);
}

/** Returns whether an address leads to a page, a file, or another site. */
export const isThere = (to: string, site: Site): boolean =>
  !to.startsWith("/") || to.startsWith("/media/") || isPage(to, site);

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
function pathOf(address: URL): string {
  const { pathname, search, hash } = spelt(address);
  return readable(pathname + search + hash);
}

const hostOf = ({ host }: URL): string => host.replace(/^www\./, "");

/** Returns whether no request can have a path: an encoded slash, or a % that escapes nothing. */
const isNowhere = ({ pathname }: URL): boolean => hidesSlash(pathname) || /%(?![0-9a-f]{2})/i.test(pathname);

/** Returns whether an address is on `site`, with or without `www.`, by http or https. */
const isOnSite = (address: URL, site: string): boolean => hostOf(address) === hostOf(new URL(site));

/** An address as somebody typed it: a path of the site, or a whole address; undefined for anything else. */
function typedAddress(typed: string, site: string): URL | undefined {
  const isPath = /^\/(?![/\\])/.test(typed) && !/[\s\p{Cc}]/u.test(typed);
  return isPath || isWebAddress(typed) ? (URL.parse(typed, site) ?? undefined) : undefined;
}
