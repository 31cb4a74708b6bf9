import { Problem } from "../api/problem";
import { LANGS, type Localized } from "../locale/lang";
import type { Database } from "./database.server";

/** A record of which there is exactly one, with something in each language; `version` counts its changes. */
export type LocalizedRecord = Localized<unknown> & { _id: string; version: number };

/** What of a record is edited. */
type Content<T extends LocalizedRecord> = Omit<T, "_id" | "version">;

/** Its row: besides these columns, one JSON column for each part of the content. */
type Row = Record<string, string> & { id: string; version: number };

/**
 * The one row of `table`, which a migration has put there: a JSON column for each language, and one for each
 * of `shared`, what all languages have in common.
 */
export function localizedRecord<T extends LocalizedRecord>(
  database: Database,
  table: string,
  shared: readonly (keyof Content<T> & string)[] = [],
) {
  const db = database.$extendTables<Record<string, { id: string; version: number }>>();
  const columns: readonly string[] = [...LANGS, ...shared];
  const recordOf = ({ id, version, ...row }: Row): T => {
    const content = columns.map((column) => [column, JSON.parse(row[column] ?? "null")]);
    return { ...Object.fromEntries(content), _id: id, version };
  };
  return {
    read: async (): Promise<T> => {
      const row = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow();
      return recordOf(row as Row);
    },

    /**
     * Replaces the parts that `given` has and gives the whole record as it is then. Without a `version` the
     * last save wins.
     * @throws {Problem} 409 when `version` is no longer the record's.
     */
    update: async (given: Partial<Content<T>>, version?: number): Promise<T> => {
      const parts = Object.entries(given)
        .filter(([column, value]) => columns.includes(column) && value !== undefined)
        .map(([column, value]) => [column, JSON.stringify(value)]);
      const row = await db
        .updateTable(table)
        .set((eb) => ({ ...Object.fromEntries(parts), version: eb("version", "+", 1) }))
        .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new Problem(409, "overtaken");
      return recordOf(row as Row);
    },
  };
}
