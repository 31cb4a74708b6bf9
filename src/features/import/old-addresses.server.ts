import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import { siteHref } from "../../site/frame/page";
import { inEveryLanguage, type RedirectResolver } from "../../site/page/redirect-resolvers.server";
import { prefixLang } from "../../site/page-cache/serve-cached.server";
import { comparedPath } from "./exports/export-posts";
import { isRowId } from "./sheets/sheet-types";
import { importStore } from "./store.server";

const NEWS = "news";
const ITEM = "/archiveitem";
const PARAMETER = "news_id";

/** Redirects requests for a news item by its id or path on the old site. */
export const oldAddressResolver =
  ({ db }: Pick<Deps, "db">): RedirectResolver =>
  async ({ pathname, searchParams }) => {
    const there = await importStore(db).entryAt(comparedPath(pathname));
    if (there?.type === NEWS) return siteHref(`/${there.lang}`, itemAddress(there.id));
    const path = prefixLang(pathname) ? pathname.slice("/eng".length) : pathname;
    const oldId = searchParams.get(PARAMETER);
    if (path !== ITEM || !oldId) return undefined;
    const id = await idHere(db, NEWS, oldId);
    return id === oldId ? undefined : itemAddress(id);
  };

const itemAddress = (id: string): string => `${ITEM}?${new URLSearchParams({ [PARAMETER]: id })}`;

/**
 * The addresses on the old site of the news items that visitors get, by their ids here: by the old ids in each language,
 * and by the paths there.
 */
export async function oldNewsAddresses(db: Deps["db"], visible: ReadonlySet<string>): Promise<string[]> {
  const store = importStore(db);
  const moved = [...(await store.idsOf(NEWS))].filter(
    ([oldId, id]) => oldId !== id && !isRowId(oldId) && visible.has(id),
  );
  const paths = (await store.pathsOf(NEWS)).filter(({ id }) => visible.has(id));
  return [...inEveryLanguage(moved.map(([oldId]) => itemAddress(oldId))), ...paths.map(({ path }) => path)];
}

/** Ids that are made here, of which none is the old site's. */
const OWN = /^[0-9a-f]{8}-[0-9a-f]{4}-7/;

/** Maps an id of the old site to ours; returns any other id unchanged. */
export async function idHere(db: Database, type: string, id: string): Promise<string> {
  if (OWN.test(id)) return id;
  return (await importStore(db).entryOf(type, id))?.id ?? id;
}
