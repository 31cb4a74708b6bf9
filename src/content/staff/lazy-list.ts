import type { Localized } from "../../platform/locale/lang";
import type { Finder } from "../../ui/find/finder";
import type { LateListScreens, LateScreens, ListAddresses } from "./content-screens";

interface LateList {
  content: readonly LateScreens[];
  find: () => Promise<{ default: Finder }>;
}

/** The screens of a list, and what finds its entries under `title`. */
export function lazyList(
  addresses: ListAddresses,
  title: Localized,
  load: LateListScreens["load"],
): LateList {
  const find = async () => {
    const [{ entryFinder }, { default: own }] = await Promise.all([import("./entry-finder"), load()]);
    return { default: entryFinder(title, own, addresses) };
  };
  return { content: [{ addresses, load }], find };
}
