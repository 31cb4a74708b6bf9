import type { Database } from "../../core/db/database.server";
import type { Part } from "../../core/db/paging.server";
import type { NewsTables } from "./rows.server";

/** Ids and dates (ISO 8601, UTC) of a part of all news, newest first; for lists that show nothing else. */
export function newsDates(
  database: Database,
  { limit, offset }: Part,
): Promise<{ id: string; date: string }[]> {
  return database
    .$extendTables<NewsTables>()
    .selectFrom("news")
    .select(["id", "date"])
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many news there are. */
export async function countNews(database: Database): Promise<number> {
  const counted = database
    .$extendTables<NewsTables>()
    .selectFrom("news")
    .select((eb) => eb.fn.countAll().as("total"));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}
