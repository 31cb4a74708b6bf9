import { type Kysely, sql } from "kysely";
import { bytewise } from "./engine/dialect";

/** The orders of staff's lists, in which stands also what nobody has published yet. */
const ORDERS = [
  ["entry_newest_place", "sort"],
  ["entry_title_eng", "title_eng"],
  ["entry_title_tra", "title_tra"],
  ["entry_title_sim", "title_sim"],
  ["entry_saved", "saved"],
] as const;

/**
 * The newest version of an entry apart from the published one: `newest` has the card of one that visitors do not get,
 * null while they get the newest; `saved` is when it was saved, `changed` when that which visitors get was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entry add column newest text`.execute(db);
  await sql`alter table entry add column saved text ${bytewise(db)} not null default ''`.execute(db);
  await sql`update entry set saved = changed`.execute(db);
  await dropOrders(db, ["entry_changed", "entry_title_eng", "entry_title_tra", "entry_title_sim"]);
  for (const [name, column] of ORDERS) {
    await sql`create index ${sql.id(name)} on entry (type, ${sql.id(column)}, id)
      where deleted_at is null`.execute(db);
  }
  await sql`create index entry_waiting on entry (type, id) where newest is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropOrders(db, ["entry_waiting", ...ORDERS.map(([name]) => name)]);
  for (const column of ["title_eng", "title_tra", "title_sim", "changed"]) {
    await sql`create index ${sql.id(`entry_${column}`)} on entry (type, ${sql.id(column)}, id)
      where published is not null and deleted_at is null`.execute(db);
  }
  await sql`alter table entry drop column newest`.execute(db);
  await sql`alter table entry drop column saved`.execute(db);
}

async function dropOrders(db: Kysely<unknown>, names: readonly string[]): Promise<void> {
  for (const name of names) await sql`drop index ${sql.id(name)}`.execute(db);
}
