import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "./database.server";
import { isPostgres } from "./is-postgres.server";

/**
 * The condition that `words` stand somewhere in `text` as they were typed, in capitals or small letters, wide or
 * narrow.
 */
export function occursIn(db: Database, words: string, text: Expression<string>): Expression<SqlBool> {
  const [whole, part] = [folded(db, text), folded(db, sql.val(words))];
  return isPostgres(db) ? sql`strpos(${whole}, ${part}) > 0` : sql`instr(${whole}, ${part}) > 0`;
}

/** The condition that two texts are the same but for capitals and width. */
export function isAlike(db: Database, one: string, other: Expression<string>): Expression<SqlBool> {
  return sql`${folded(db, other)} = ${folded(db, sql.val(one))}`;
}

/**
 * A text as both sides are compared, by the database alone: of the letters beyond ASCII, PostgreSQL makes small what
 * its locale knows, and JavaScript would make more of the other side.
 */
function folded(db: Database, text: Expression<string>): RawBuilder<string> {
  return isPostgres(db) ? sql`lower(normalize(${text}::text, nfkc))` : sql`search_text(${text})`;
}
