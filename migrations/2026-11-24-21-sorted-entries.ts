import { type Kysely, sql } from "kysely";
import { bytewise, isSqlite } from "./engine/dialect";

/** By what besides the order of its list an entry can be sorted: its title in each language, and its last save. */
const COLUMNS = ["title_eng", "title_tra", "title_sim", "changed"];

/** The program fills them, as all that follows from entries, before it serves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of COLUMNS) {
    const column = sql.id(name);
    await sql`alter table entry add column ${column} text ${bytewise(db)} not null default ''`.execute(db);
    await sql`create index ${sql.id(`entry_${name}`)} on entry (type, ${column}, id)
      where published is not null and deleted_at is null`.execute(db);
  }
  // Where rows were counted once, SQLite would take an index of which it knows nothing for the best one.
  if (await isCounted(db)) await sql`analyze entry`.execute(db);
}

async function isCounted(db: Kysely<unknown>): Promise<boolean> {
  if (!isSqlite(db)) return false;
  const { rows } = await sql`select 1 from sqlite_master where name = 'sqlite_stat1'`.execute(db);
  return rows.length > 0;
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of COLUMNS) {
    await sql`drop index ${sql.id(`entry_${name}`)}`.execute(db);
    await sql`alter table entry drop column ${sql.id(name)}`.execute(db);
  }
}
