import { type Kysely, sql } from "kysely";
import { up as makeTable } from "./2026-11-21-04-donors";
import { keepEntries, rowsOf } from "./engine/entries";

interface DonorsRow {
  id: string;
  eng: string;
  tra: string;
  sim: string;
  version: number;
}

const texts = (names: string) => ({ names: JSON.parse(names) });

/** The names of donors are an entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for await (const rows of rowsOf<DonorsRow>(db, "donors")) {
    const entries = rows.map(({ id, version, eng, tra, sim }) => ({
      id,
      version,
      sort: id,
      content: { eng: texts(eng), tra: texts(tra), sim: texts(sim) },
    }));
    await keepEntries(db, "donors", entries);
  }
  await sql`drop table donors`.execute(db);
}

/** Brings back the table as it was at first: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from entry where type = 'donors'`.execute(db);
  await makeTable(db);
}
