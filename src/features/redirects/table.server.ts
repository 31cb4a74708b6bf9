import { published } from "../../core/content/store/published.server";
import type { Database } from "../../core/db/database.server";
import type { Deps } from "../../core/deps.server";
import type { Lead } from "../../core/site/page/leads.server";
import { addressKey } from "./address";
import { redirects } from "./definition";
import { countHit } from "./hits.server";
import { endOf, type Site } from "./rules.server";

type Needed = Pick<Deps, "db" | "pages" | "addresses" | "config">;

/** What the rules ask of the site. */
export const siteOf = ({ addresses, config }: Pick<Deps, "addresses" | "config">): Site => ({
  addresses,
  publicUrl: config.publicUrl,
});

/** All redirects at a revision of the site. */
interface RedirectTable {
  revision: number;
  /** Their ids by the old address. */
  ids: ReadonlyMap<string, string>;
  /** What each leads to, by the old address. */
  targets: ReadonlyMap<string, string>;
}

const tables = new WeakMap<Database, Promise<RedirectTable>>();

/** The redirects of now, read once for each revision of the site. */
export async function redirectTable({ db, pages: { revision } }: Needed): Promise<RedirectTable> {
  const known = tables.get(db);
  if (known && (await known).revision === revision) return known;
  const read = readTable(db, revision);
  const next = known ? read.catch(() => known) : read; // while the database is away, those of before
  tables.set(db, next);
  next.catch(() => tables.delete(db));
  return next;
}

async function readTable(db: Database, revision: number): Promise<RedirectTable> {
  const all = await published(db, redirects).all();
  return {
    revision,
    ids: new Map(all.map(({ from, _id }) => [from, _id])),
    targets: new Map(all.map(({ from, to }) => [from, to])),
  };
}

/**
 * Leads on whoever comes to an old address, and counts it: first by the address with its query, then by its path alone,
 * whose query goes along. However many redirects there are one after the other, visitors are led once.
 */
export function redirectLead(deps: Needed): Lead {
  const site = siteOf(deps);
  return async (address) => {
    const table = await redirectTable(deps).catch(() => undefined); // the page that is shown then says why
    if (!table || table.ids.size === 0) return undefined;
    const whole = addressKey(address);
    const [path = ""] = whole.split("?", 1);
    const key = table.ids.has(whole) ? whole : path;
    const id = table.ids.get(key);
    const target = table.targets.get(key);
    const end = target === undefined ? undefined : endOf(target, table.targets, site);
    if (id === undefined || end === undefined) return undefined;
    countHit(deps.db, id);
    return key === whole ? end : withQuery(end, address.search);
  };
}

/** A path of this site with a query, unless it has one of its own. */
function withQuery(to: string, search: string): string {
  if (!to.startsWith("/") || to.includes("?")) return to;
  const [path = "", mark] = to.split("#", 2);
  return path + search + (mark === undefined ? "" : `#${mark}`);
}
