import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

const COLUMNS = ["id", "kind", "ref", "donation_id", "amount", "reason", "due", "at", "closed_at"];

/**
 * What PayPal tells and its order does not show becomes a matter for staff once it has come in vain several times; of a
 * dispute it is known how far it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rebuild(db, ["refused", "dispute", "stranger", "unlisted"]);
  await sql`alter table donation_alert add column status text not null default ''`.execute(db);
  await sql`alter table donation_alert add column tries integer not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from donation_alert where kind = 'unlisted'`.execute(db);
  await rebuild(db, ["refused", "dispute", "stranger"]);
}

/** SQLite cannot change what a column accepts. */
async function rebuild(db: Kysely<unknown>, kinds: readonly string[]): Promise<void> {
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  await sql`alter table donation_alert rename to donation_alert_before`.execute(db);
  await sql`create table donation_alert (
    id text not null primary key,
    kind text not null check (kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})),
    ref text not null,
    donation_id text,
    amount text not null,
    reason text not null,
    due text,
    at text not null,
    closed_at text
  ) ${strict(db)}`.execute(db);
  await sql`insert into donation_alert (${columns}) select ${columns} from donation_alert_before`.execute(db);
  await sql`drop table donation_alert_before`.execute(db);
}
