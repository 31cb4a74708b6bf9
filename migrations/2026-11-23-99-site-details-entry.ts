import { type Kysely, sql } from "kysely";
import { up as makeTable } from "./2026-11-21-13-site-details";
import { keepEntries, rowsOf } from "./engine/entries";

interface DetailsRow {
  id: string;
  /** JSON; null while nobody had saved any. */
  details: string | null;
  version: number;
}

/** The site's details are an entry; while nobody has saved them, one that says nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for await (const rows of rowsOf<DetailsRow>(db, "site_details")) {
    const entries = rows.map(({ id, version, details }) => ({
      id,
      version,
      sort: id,
      content: { ...JSON.parse(details ?? "{}"), eng: {}, tra: {}, sim: {} },
    }));
    await keepEntries(db, "siteDetails", entries);
  }
  await sql`drop table site_details`.execute(db);
}

/** Brings back the table as it was at first: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from entry where type = 'siteDetails'`.execute(db);
  await makeTable(db);
}
