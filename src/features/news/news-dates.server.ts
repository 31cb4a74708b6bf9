import type { Database } from "../../core/db/database.server";
import type { NewsTables } from "./rows.server";

/** Ids and dates (ISO 8601, UTC) of the newest `limit` news, newest first; for lists that show nothing else. */
export function newsDates(database: Database, limit: number): Promise<{ id: string; date: string }[]> {
  return database
    .$extendTables<NewsTables>()
    .selectFrom("news")
    .select(["id", "date"])
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
