import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** What PayPal told us that somebody has to look into, and why it holds a payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table donation_alert (
    id text not null primary key,
    kind text not null check (kind in ('refused', 'dispute', 'stranger')),
    ref text not null,
    donation_id text,
    amount text not null,
    reason text not null,
    due text,
    at text not null,
    closed_at text
  ) ${strict(db)}`.execute(db);
  await db.schema
    .alterTable("donation")
    .addColumn("hold_reason", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("donation").dropColumn("hold_reason").execute();
  await db.schema.dropTable("donation_alert").execute();
}
