import { sql } from "kysely";
import type { Database } from "./database.server";
import type { Engine } from "./open.server";
import type { Ask } from "./schema.server";
import type { Row, Value } from "./snapshot.server";

/** SQLite binds at most 32,766 values in one statement. */
const VALUES_AT_ONCE = 30_000;

/** Runs SQL on a connection or transaction. */
export const askOf =
  (db: Database): Ask =>
  async (query) =>
    (await sql.raw<Record<string, unknown>>(query).execute(db)).rows;

/** Empties tables, given parents first. */
export async function emptyTables(tx: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(tx);
}

/** Inserts rows, which all have the same columns, with the keys that they have. */
export async function insertRows(
  tx: Database,
  engine: Engine,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const atOnce = Math.floor(VALUES_AT_ONCE / columns.length);
  // Else PostgreSQL would insist on counting the keys of the journal itself.
  const ownKeys = engine === "postgres" ? sql`overriding system value` : sql``;
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows.slice(start, start + atOnce).map((row) => {
      return sql`(${sql.join(columns.map((column) => bound(row[column] ?? null)))})`;
    });
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      ${ownKeys} values ${sql.join(values)}`.execute(tx);
  }
}

/** A flag is a number on SQLite; PostgreSQL reads the text of it as a flag or number, as the column wants. */
function bound(value: Value): Value {
  return typeof value === "boolean" ? Number(value) : value;
}

/** Keys that count upwards go on after the highest one; SQLite does so by itself. */
export async function followKeys(tx: Database, engine: Engine): Promise<void> {
  if (engine !== "postgres") return;
  const identities = await askOf(tx)(
    `select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'`,
  );
  for (const { table_name, column_name } of identities) {
    const table = String(table_name);
    const column = String(column_name);
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(tx);
  }
}
