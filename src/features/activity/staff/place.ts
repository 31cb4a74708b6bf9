import type { ActivityEntry } from "../contract";

/** Where staff find the things of a feature: one by its id, or the screen that has all of them. */
interface Screens {
  all: string;
  one?: string;
}

const SCREENS: Record<string, Screens> = {
  accounts: { all: "/cms/staff" },
  backup: { all: "/cms/backup" },
  "charity-items": { all: "/cms/managecharityitems", one: "/cms/editcharityitem?item_id=" },
  chart: { all: "/cms/updatechart" },
  donations: { all: "/cms/donations", one: "/cms/editdonation?donation_id=" },
  donors: { all: "/cms/donor" },
  enquiries: { all: "/cms/messages", one: "/cms/message?message_id=" },
  forms: { all: "/cms/patient" },
  news: { all: "/cms/managenews", one: "/cms/EditNews?news_id=" },
  notes: { all: "/cms/manageappreciation", one: "/cms/EditAppreciation?note_id=" },
  organization: { all: "/cms/orgstructure" },
  receipts: { all: "/cms/receipts" },
  "site-details": { all: "/cms/site" },
  sma: { all: "/cms/sma", one: "/cms/editsma?topic_id=" },
  special: { all: "/cms/special" },
  volunteer: { all: "/cms/volunteer" },
};

/** Ids of entries that are about several things, or about none that has a screen of its own. */
const MANY = new Set(["order", "review", "person"]);

/** Address of the screen with what an entry is about; undefined where there is none, or none any more. */
export function placeOf({ feature, entityId, deleted }: ActivityEntry): string | undefined {
  const screens = SCREENS[feature];
  if (!screens) return undefined;
  if (!screens.one || MANY.has(entityId)) return screens.all;
  return deleted ? undefined : `${screens.one}${encodeURIComponent(entityId)}`;
}
