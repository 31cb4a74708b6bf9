import { published } from "../../content/store/published.server";
import { atRevision } from "../../platform/db/site-revision.server";
import type { Deps } from "../../platform/deps.server";
import { plainPath } from "../../site/addresses/canonical-address";
import type { RedirectResolver } from "../../site/page/redirect-resolvers.server";
import { redirects } from "./definition";
import { addressKey, type ByPath, byPath, endOf, readable, ruleFor, type Site } from "./faults.server";
import { countHit } from "./hits.server";

type Needed = Pick<Deps, "db" | "pages" | "addresses" | "config">;

/** The facts of the site that the rules need. */
export async function siteOf(deps: Needed): Promise<Site> {
  const { addresses, config } = deps;
  const made = new Set((await addresses.made(deps)).map(({ path }) => path));
  return {
    publicUrl: config.publicUrl,
    isReserved: (path) => addresses.isReserved(path),
    isPage: (path) => addresses.isPage(path) || made.has(plainPath(path)),
  };
}

/** All redirects. */
interface RedirectTable {
  /** Their ids by the old address. */
  ids: ReadonlyMap<string, string>;
  /** Their new addresses by the old ones. */
  targets: ReadonlyMap<string, string>;
  rules: ByPath;
}

/** The redirects of now. */
export const redirectTable = atRevision(async (db): Promise<RedirectTable> => {
  const all = await published(db, redirects).all();
  return {
    ids: new Map(all.map(({ from, _id }) => [from, _id])),
    targets: new Map(all.map(({ from, to }) => [from, to])),
    rules: byPath(all.map(({ from }) => from)),
  };
});

/**
 * Redirects a request for an old address, and counts it: by the redirect that matches most of its query, of which the
 * rest goes along. However many redirects there are one after the other, visitors are led once.
 */
export function redirectResolver(deps: Needed): RedirectResolver {
  return async (address) => {
    const table = await redirectTable(deps).catch(() => undefined); // the page that is shown then says why
    if (!table || table.ids.size === 0) return undefined;
    // One of before may still be there, from an address that is reserved by now.
    if (deps.addresses.isReserved(address.pathname)) return undefined;
    const found = ruleFor(addressKey(address), table.rules);
    const id = found && table.ids.get(found.from);
    const target = found && table.targets.get(found.from);
    const end = target === undefined ? undefined : endOf(target, table.targets, await siteOf(deps));
    if (!found || id === undefined || end === undefined) return undefined;
    countHit(deps.db, id);
    return withQuery(end, queryWith(address, found.rest));
  };
}

/** The query of an address with these parts of it alone, in the order of the address. */
function queryWith({ search }: URL, rest: readonly string[]): string {
  const parts = search
    .slice(1)
    .split("&")
    .filter((part) => rest.includes(readable(part)));
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** A path of this site with a query, unless it has one of its own. */
function withQuery(to: string, search: string): string {
  if (!to.startsWith("/") || to.includes("?")) return to;
  const [path = "", mark] = to.split("#", 2);
  return path + search + (mark === undefined ? "" : `#${mark}`);
}
