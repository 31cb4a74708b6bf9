import type { Database } from "../../core/db/database.server";
import { localizedRecord } from "../../core/db/localized-record.server";
import type { Donors } from "./contract";

/** The one record of donors' names. */
export const donorsStore = (db: Database) => localizedRecord<Donors>(db, "donors");
