import { type Kysely, sql } from "kysely";

/** Which addresses of the charity's inbox have a mail already that another refused: a list as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column taken_by text not null default '[]'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop column taken_by`.execute(db);
}
