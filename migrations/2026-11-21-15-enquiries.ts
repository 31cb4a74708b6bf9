import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** What visitors wrote. The item's name and price are those of the moment, and outlive the item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table enquiry (
    id text not null primary key,
    kind text not null check (kind in ('contact', 'charityItem')),
    received_at text not null,
    lang text not null,
    name text not null,
    first_name text not null,
    last_name text not null,
    organization text not null,
    telephone text not null,
    email text not null,
    email_key text not null,
    body text not null,
    item_id text,
    item_name text not null,
    item_price text not null,
    suspicions text not null,
    suspected integer not null,
    opened integer not null,
    done integer not null
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("enquiry_received").on("enquiry").columns(["received_at", "id"]).execute();
  await db.schema.createIndex("enquiry_email").on("enquiry").column("email_key").execute();
  await db.schema
    .createIndex("enquiry_unread")
    .on("enquiry")
    .columns(["suspected", "done", "opened"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("enquiry").execute();
}
