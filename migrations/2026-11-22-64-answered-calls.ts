import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** What staff's saves were answered, for a day: one whose answer was lost is sent again and must not be done twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table answered_call (
    key text not null primary key,
    answered_at text not null,
    answer text not null
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("answered_call").execute();
}
