import { type Expression, type SqlBool, sql } from "kysely";
import { searchText } from "../locale/search-text";
import type { Database } from "./database.server";
import { isPostgres } from "./is-postgres.server";

/**
 * The condition that `words` stand somewhere in `text` as they were typed, in capitals or small letters, wide or
 * narrow.
 * @param text is kept as {@link searchText} makes it: a database knows fewer capitals than JavaScript does
 */
export function occursIn(db: Database, words: string, text: Expression<string>): Expression<SqlBool> {
  const part = searchText([words]);
  return isPostgres(db) ? sql`strpos(${text}, ${part}) > 0` : sql`instr(${text}, ${part}) > 0`;
}

/** The condition that two texts are the same but for capitals and width, by what the database alone knows of them. */
export function isAlike(db: Database, one: string, other: Expression<string>): Expression<SqlBool> {
  return isPostgres(db)
    ? sql`lower(normalize(${other}, nfkc)) = lower(normalize(${one}::text, nfkc))`
    : sql`search_text(${other}) = ${searchText([one])}`;
}
