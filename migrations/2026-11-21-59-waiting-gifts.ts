import { type Kysely, sql } from "kysely";
import { isSqlite } from "./engine/dialect";

/** What of a donation is looked at to know whether it waits for a receipt. */
const LOOKED_AT = ["given_on", "id", "state", "deleted_at", "amount_cents", "refunded_cents"];

const CHANGES = { issued: "insert", voided: "update of voided_at", gone: "delete" };

/**
 * Each donation knows whether it has a valid receipt, so that those that wait for one stand side by side in an index.
 * The database keeps it in step, whichever program issues receipts or makes them void.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation add column receipted integer not null default 0`.execute(db);
  await sql`update donation set receipted = 1
    where id in (select donation_id from receipt where voided_at is null)`.execute(db);
  await followReceipts(db);
  await db.schema.dropIndex("donation_receipt").execute();
  await db.schema
    .createIndex("donation_waiting")
    .on("donation")
    .columns(["receipt", "receipted", ...LOOKED_AT])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("donation_waiting").execute();
  await db.schema
    .createIndex("donation_receipt")
    .on("donation")
    .columns(["receipt", ...LOOKED_AT])
    .execute();
  for (const change of Object.keys(CHANGES)) {
    const on = isSqlite(db) ? sql`` : sql`on receipt`;
    await sql`drop trigger ${sql.id(`receipt_${change}`)} ${on}`.execute(db);
  }
  if (!isSqlite(db)) await sql`drop function note_receipt()`.execute(db);
  await db.schema.alterTable("donation").dropColumn("receipted").execute();
}

async function followReceipts(db: Kysely<unknown>): Promise<void> {
  const note = (row: "new" | "old") => {
    const id = sql.ref(`${row}.donation_id`);
    return sql`update donation set receipted = case when exists
      (select 1 from receipt where donation_id = ${id} and voided_at is null) then 1 else 0 end where id = ${id};`;
  };
  if (!isSqlite(db)) {
    await sql`create function note_receipt() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then ${note("old")} else ${note("new")} end if; return null; end $$`.execute(db);
  }
  for (const [change, when] of Object.entries(CHANGES)) {
    const does = isSqlite(db)
      ? sql`begin ${note(change === "gone" ? "old" : "new")} end`
      : sql`for each row execute function note_receipt()`;
    await sql`create trigger ${sql.id(`receipt_${change}`)} after ${sql.raw(when)} on receipt ${does}`.execute(
      db,
    );
  }
}
