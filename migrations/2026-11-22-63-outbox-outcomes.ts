import { type Kysely, sql } from "kysely";

/**
 * What became of the attempts to send a mail that is not sent: which addresses of the charity's inbox have it already
 * (a list as JSON), and whether the server had all of it at the last one and did not say that it took it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column taken_by text not null default '[]'`.execute(db);
  await sql`alter table outbox add column unanswered integer not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop column unanswered`.execute(db);
  await sql`alter table outbox drop column taken_by`.execute(db);
}
