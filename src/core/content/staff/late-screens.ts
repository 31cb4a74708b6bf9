import type { ListAddresses, ListScreens } from "./content-screens";

/** The screens of a list, loaded when one of them is opened: all but their addresses. */
export interface LateListScreens {
  addresses: ListAddresses;
  load: () => Promise<{ default: Omit<ListScreens, "addresses"> }>;
}

/** What of a content type every screen of the staff area holds. */
export type LateScreens = LateListScreens;
