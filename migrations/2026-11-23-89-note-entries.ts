import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";
import { deletedEntries, keepDeleted, keepEntries, rowsOf } from "./engine/entries";

interface NoteRow {
  id: string;
  cover_id: string | null;
  eng: string;
  tra: string;
  sim: string;
  version: number;
}

/** Notes of appreciation are entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for await (const rows of rowsOf<NoteRow>(db, "note")) {
    const entries = rows.map(({ id, cover_id, eng, tra, sim, version }) => ({
      id,
      version,
      sort: id,
      content: { coverId: cover_id, eng: JSON.parse(eng), tra: JSON.parse(tra), sim: JSON.parse(sim) },
    }));
    await keepEntries(db, "notes", entries);
  }
  for (const deleted of await deletedEntries(db, "notes")) {
    const { note, version } = deleted.snapshot as { note: object; version: number };
    await keepDeleted(db, "notes", deleted, { id: deleted.id, version, sort: deleted.id, content: note });
  }
  await sql`drop table note`.execute(db);
}

/** Brings back the table without what is in it: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create table note (
    id text not null primary key,
    cover_id text references media (id),
    eng text not null,
    tra text not null,
    sim text not null,
    version integer not null
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("note_cover").on("note").column("cover_id").execute();
  await sql`delete from entry where type = 'notes'`.execute(db);
}
