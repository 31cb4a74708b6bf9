import type { Database } from "../../platform/db/database.server";
import { importStore } from "./store.server";

/** Ids that are made here, of which none is the old site's. */
const OWN = /^[0-9a-f]{8}-[0-9a-f]{4}-7/;

/** Maps an id of the old site to ours; returns any other id unchanged. */
export async function idHere(db: Database, type: string, id: string): Promise<string> {
  if (OWN.test(id)) return id;
  return (await importStore(db).entryOf(type, id))?.id ?? id;
}
