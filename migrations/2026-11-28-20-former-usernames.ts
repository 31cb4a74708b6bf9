import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** The columns in which a username says whose something is. */
const AUTHORS = [
  ["journal", "author"],
  ["entry_version", "author"],
  ["autosave", "author"],
  ["entry_comment", "author"],
  ["entry_comment", "names"],
  ["preview_link", "author"],
  ["review", "author"],
] as const;

/**
 * The usernames of accounts that were removed: nobody else may take them, since drafts, comments, links and the journal
 * say by them whose they are. Those of accounts that are gone already are found there, unless there is no account at
 * all: a backup without them is restored, and its staff are added again under their names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table former_username (
    username text not null primary key,
    removed_at text not null
  ) ${strict(db)}`.execute(db);
  const found = AUTHORS.map(
    ([table, column]) => sql`select ${sql.ref(column)} as username from ${sql.table(table)}`,
  );
  await sql`insert into former_username (username, removed_at)
    select distinct username, ${new Date().toISOString()} from (${sql.join(found, sql` union `)}) as found
    where username is not null and username <> ''
      and username not in (select username from staff_account where username is not null)
      and exists (select 1 from staff_account)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table former_username`.execute(db);
}
