import { sql } from "kysely";
import type { Database } from "./database.server";

/** Gives the rows of a list their places, 0, 1, 2 …, in the order of their `ids`. */
export async function arrange(db: Database, table: string, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await sql`update ${sql.table(table)} set position = ${position} where id = ${id}`.execute(db);
  }
}
