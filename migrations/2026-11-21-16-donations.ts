import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** Every donation once: those by PayPal from the order on, the others as staff enter them. Amounts are cents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table donation (
    id text not null primary key,
    method text not null check (method in ('paypal', 'bank', 'cheque', 'pps', 'fps', 'cash')),
    state text not null check (state in
      ('ordered', 'pending', 'completed', 'declined', 'refunded', 'partlyRefunded', 'reversed', 'mismatched')),
    amount_cents integer not null,
    refunded_cents integer not null,
    receipt integer not null,
    lang text not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    note text not null,
    given_on text not null,
    created_at text not null,
    settled_at text,
    returned_at text,
    paypal_order_id text unique,
    paypal_capture_id text unique,
    paypal_amount text,
    deleted_at text,
    version integer not null
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("donation_given").on("donation").columns(["given_on", "id"]).execute();
  await db.schema.createIndex("donation_state").on("donation").columns(["state", "created_at"]).execute();

  await sql`create table paypal_event (
    id text not null primary key,
    type text not null,
    paypal_order_id text,
    received_at text not null
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("paypal_event").execute();
  await db.schema.dropTable("donation").execute();
}
