import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import postgres from "./baseline/postgres.sql?raw";
import rows from "./baseline/rows.sql?raw";
import sqlite from "./baseline/sqlite.sql?raw";
import { isSqlite } from "./engine/dialect";

/**
 * The baseline: everything that an empty database gets which the program of 27 November 2026 made, by the last of the
 * migrations in `baseline/names.ts`. It runs in empty databases alone; those in which they ran have its tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const schema = isSqlite(db) ? sqlite : postgres;
  for (const statement of [...statementsOf(schema), ...statementsOf(rows)])
    await sql.raw(statement).execute(db);
  await sql`insert into site_identity (id, began_at)
    values (${randomUUID()}, ${new Date().toISOString()})`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of statementsOf(isSqlite(db) ? sqlite : postgres).reverse()) {
    const [, kind, name] = /^create (?:virtual )?(table|function) "?(\w+)/m.exec(statement) ?? [];
    if (kind && name) await sql`drop ${sql.raw(kind)} ${sql.ref(name)}`.execute(db);
  }
}

/** A blank line stands between two statements, and in none. */
const statementsOf = (text: string): string[] => text.trim().split(/\n\n+/);
