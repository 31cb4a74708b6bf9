import type { ListedEntry } from "../../../content/listed-entry";
import { readList } from "../../../content/staff/content-screens";

/** A public page in the staff's list; those that staff have made are not fixed. */
export type ListedPage = ListedEntry & { address: string; isFixed?: boolean };

/** The pages that the site has, without those that staff have made. */
export async function fixedPages(signal?: AbortSignal): Promise<readonly ListedPage[]> {
  const { items } = await readList<ListedPage>("pages", {}, signal);
  return items.filter(({ isFixed }) => isFixed);
}
