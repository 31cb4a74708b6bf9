import { published } from "../../content/store/published.server";
import { contentStore } from "../../content/store/store.server";
import type { Database } from "../../platform/db/database.server";
import { atRevision } from "../../platform/db/site-revision.server";
import type { Deps } from "../../platform/deps.server";
import { record } from "../../platform/journal/journal.server";
import { plainPath } from "../../site/addresses/canonical-address";
import type { RedirectResolver } from "../../site/page/redirect-resolvers.server";
import { type Redirect, redirects } from "./definition";
import {
  addressKey,
  type ByPath,
  byPath,
  endOf,
  type Pair,
  readable,
  ruleFor,
  type Site,
} from "./faults.server";
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

/** The redirect from an address, in the transaction `tx`. */
async function redirectFrom(tx: Database, address: string): Promise<Redirect | undefined> {
  return (await published(tx, redirects).all()).find(({ from }) => from === address);
}

/** The final target of the redirects from an address; undefined where there is none. */
export async function redirectEnd(tx: Database, address: string): Promise<string | undefined> {
  const all = new Map((await published(tx, redirects).all()).map(({ from, to }) => [from, to]));
  const met = new Set<string>();
  let end = all.get(address);
  for (let next = end; next !== undefined && !met.has(next); next = all.get(next)) {
    met.add(next);
    end = next;
  }
  return end;
}

/**
 * Redirects from where a page was to where it is now, in the transaction `tx` that moves it; what was redirected from
 * there before, as when it moves back, is no longer.
 */
export async function redirectMovedPages(tx: Database, { from, to }: Pair, author: string): Promise<void> {
  const back = await redirectFrom(tx, to);
  if (back) {
    await contentStore(tx, redirects).remove(back._id);
    await note(tx, "delete", back, author);
  }
  const before = await redirectFrom(tx, from);
  const store = contentStore(tx, redirects);
  const redirect = before
    ? await store.replace(before._id, before.version, { from, to, ...noTexts }, { author })
    : await store.add({ from, to, ...noTexts }, { author });
  if (redirect) await note(tx, before ? "edit" : "add", redirect, author);
}

const noTexts = { eng: {}, tra: {}, sim: {} };

const note = (tx: Database, action: "add" | "edit" | "delete", { _id, version }: Redirect, author: string) =>
  record(tx, redirects.name, author, { entityId: _id, action, snapshot: { _id, version } });
