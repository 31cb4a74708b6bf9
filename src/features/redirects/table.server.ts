import { published } from "../../core/content/store/published.server";
import { atRevision } from "../../core/db/at-revision.server";
import type { Deps } from "../../core/deps.server";
import { plainPath } from "../../core/site/addresses/canonical-address";
import type { Lead } from "../../core/site/page/redirect.server";
import { addressKey } from "./address";
import { redirects } from "./definition";
import { countHit } from "./hits.server";
import { endOf, type Site } from "./rules.server";

type Needed = Pick<Deps, "db" | "pages" | "addresses" | "config">;

/** The facts of the site that the rules ask for. */
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
}

/** The redirects of now. */
export const redirectTable = atRevision(async (db): Promise<RedirectTable> => {
  const all = await published(db, redirects).all();
  return {
    ids: new Map(all.map(({ from, _id }) => [from, _id])),
    targets: new Map(all.map(({ from, to }) => [from, to])),
  };
});

/**
 * Leads on whoever comes to an old address, and counts it: first by the address with its query, then by its path alone,
 * whose query goes along. However many redirects there are one after the other, visitors are led once.
 */
export function redirectLead(deps: Needed): Lead {
  return async (address) => {
    const table = await redirectTable(deps).catch(() => undefined); // the page that is shown then says why
    if (!table || table.ids.size === 0) return undefined;
    const whole = addressKey(address);
    const [path = ""] = whole.split("?", 1);
    const key = table.ids.has(whole) ? whole : path;
    const id = table.ids.get(key);
    const target = table.targets.get(key);
    const end = target === undefined ? undefined : endOf(target, table.targets, await siteOf(deps));
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
