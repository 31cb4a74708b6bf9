import type { Kysely } from "kysely";
import type { JournalTable } from "../journal/journal.server";
import type { RevisionTable } from "./revision.server";
import type { SiteIdentityTable } from "./site-identity.server";

/** The tables that core itself keeps; a feature's store adds its own with `$extendTables`. */
export interface CoreTables {
  journal: JournalTable;
  revision: RevisionTable;
  site_identity: SiteIdentityTable;
}

/** A connection to SQLite or PostgreSQL, or a transaction on one: the same queries run on both. */
export type Database = Kysely<CoreTables>;
