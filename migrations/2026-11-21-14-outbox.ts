import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** `recipient` null is the charity's own inbox; `ref` is the id of what the mail is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table outbox (
    id text not null primary key,
    kind text not null,
    ref text,
    lang text not null,
    recipient text,
    reply_to text,
    subject text not null,
    body_text text not null,
    body_html text not null,
    attachments text not null,
    state text not null check (state in ('queued', 'sending', 'sent', 'failed')),
    attempts integer not null,
    next_at text not null,
    give_up_at text,
    lease_token text,
    lease_until text,
    last_error text,
    created_at text not null,
    sent_at text
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("outbox_due").on("outbox").columns(["state", "next_at"]).execute();
  await db.schema.createIndex("outbox_ref").on("outbox").column("ref").execute();
  // One row for each visitor's address, by its digest: when the address has used up what it had.
  await sql`create table visitor_allowance (
    key text not null primary key,
    spent_until text not null
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("visitor_allowance").execute();
  await db.schema.dropTable("outbox").execute();
}
