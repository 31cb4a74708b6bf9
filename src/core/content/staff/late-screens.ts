import type { ListAddresses, ListScreens, RecordScreens } from "./content-screens";

/** The screens of a list, loaded when one of them is opened: all but their addresses. */
export interface LateListScreens {
  addresses: ListAddresses;
  load: () => Promise<{ default: Omit<ListScreens, "addresses"> }>;
}

/** The screen of a single record, loaded when it is opened. */
export interface LateRecordScreens {
  address: string;
  load: () => Promise<{ default: RecordScreens }>;
}

/** What of a content type every screen of the staff area holds. */
export type LateScreens = LateListScreens | LateRecordScreens;
