import type { ContentList } from "../../content/definition";
import { published } from "../../content/store/published.server";
import type { StaffCall } from "../../platform/feature.server";
import { type Localized, localized } from "../../platform/locale/lang";
import { plainPath } from "../../site/addresses/canonical-address";
import { readSiteDetails } from "../../site/frame/site-details.server";

/** The id of an entry within an address. */
const ENTRY_ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/**
 * The names of what visitors find at addresses of this site: of pages, and of entries of lists.
 * @param types those with entries that have addresses of their own
 * @returns the names by address, without those that have none
 */
export async function targetNames(
  addresses: readonly string[],
  types: readonly ContentList[],
  { db, deps }: Pick<StaffCall, "db" | "deps">,
): Promise<ReadonlyMap<string, Localized>> {
  const own = addresses.filter((address) => address.startsWith("/"));
  if (own.length === 0) return new Map();
  const { shortName } = await readSiteDetails(db);
  const pages = await deps.addresses.linkedPages(db, await deps.addresses.madeNow(db), shortName);
  const names = new Map(pages.map(({ path, name }) => [path, name]));
  const ids = own.flatMap((address) => ENTRY_ID.exec(address)?.[0] ?? []);
  for (const type of ids.length > 0 ? types : []) {
    for (const entry of await published(db, type).entriesOf(ids)) {
      const name = localized((lang) => type.title(entry, lang));
      names.set(type.view(entry._id, entry), name);
    }
  }
  return new Map(
    own.flatMap((address) => {
      const { pathname, search } = new URL(address, "http://site.invalid");
      const name = names.get(plainPath(pathname) + search) ?? names.get(plainPath(pathname));
      return name ? [[address, name] as const] : [];
    }),
  );
}
