import { type Kysely, sql } from "kysely";
import { up as makeTable } from "./2026-11-21-05-special";
import { keepEntries } from "./engine/entries";

interface SlotRow {
  num: number;
  photo_id: string | null;
  version: number;
}

/** The places for special appreciation images are entries, known by their numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<SlotRow>`select num, photo_id, version from special_image`.execute(db);
  const entries = rows.map(({ num, photo_id, version }) => {
    const id = String(num);
    return { id, version, sort: id, content: { photo_id, eng: {}, tra: {}, sim: {} } };
  });
  await keepEntries(db, "special", entries);
  await sql`drop table special_image`.execute(db);
}

/** Brings back the table as it was at first: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from entry where type = 'special'`.execute(db);
  await makeTable(db);
}
