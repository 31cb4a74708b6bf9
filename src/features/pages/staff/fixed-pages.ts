import { readList } from "../../../content/staff/content-screens";
import type { ListedPage } from "../contract";

/** The pages that the site has, without those that staff have made. */
export async function fixedPages(signal?: AbortSignal): Promise<readonly ListedPage[]> {
  const { items } = await readList<ListedPage>("pages", {}, signal);
  return items.filter(({ isFixed }) => isFixed);
}
