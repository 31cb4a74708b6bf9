import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** What became of the nightly backups, as JSON: the last that was made, and the last that failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table nightly_backup (
    id text not null primary key,
    made text,
    failed text
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("nightly_backup").execute();
}
