import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table note (
    id text not null primary key,
    cover_id text references media (id),
    eng text not null,
    tra text not null,
    sim text not null,
    version integer not null
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("note_cover").on("note").column("cover_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("note").execute();
}
