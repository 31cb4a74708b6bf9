import { type Expression, type SqlBool, sql } from "kysely";

/**
 * The condition that `words` stand somewhere in `text` as they were typed, in upper or lower case. `%` and `_`
 * stand for themselves too.
 */
export function occursIn(words: string, text: Expression<string>): Expression<SqlBool> {
  const pattern = `%${words.toLowerCase().replaceAll(/[!%_]/g, "!$&")}%`;
  return sql<SqlBool>`lower(${text}) like ${pattern} escape '!'`;
}
