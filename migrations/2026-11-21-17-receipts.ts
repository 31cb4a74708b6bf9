import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/**
 * Official receipts. `sheet` is everything that is printed, as JSON; it is never changed. The counter has the last
 * number of each year; it moves in the transaction that issues, so that a number is lost with what it was for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table receipt (
    id text not null primary key,
    year integer not null,
    number integer not null,
    donation_id text not null references donation (id),
    replaces_id text unique references receipt (id),
    name text not null,
    email_key text not null,
    amount_cents integer not null,
    given_on text not null,
    sheet text not null,
    issued_at text not null,
    voided_at text,
    void_reason text not null,
    unique (year, number)
  ) ${strict(db)}`.execute(db);
  await sql`create unique index receipt_valid on receipt (donation_id) where voided_at is null`.execute(db);
  await db.schema.createIndex("receipt_donation").on("receipt").column("donation_id").execute();

  await sql`create table receipt_counter (
    year integer not null primary key,
    last integer not null
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("receipt_counter").execute();
  await db.schema.dropTable("receipt").execute();
}
