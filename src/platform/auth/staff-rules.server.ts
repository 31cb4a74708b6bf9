import type { Database } from "../db/database.server";
import { type Grant, hasType, type ReviewedTypes, storedTypes, typesToStore } from "./roles";

/** A rule for staff that administrators may switch on: what others change of the pages, an administrator has to publish. */
type Rule = "review";

type RuleTables = {
  staff_rule: {
    rule: Rule;
    author: string;
    since: string;
    /** The names of the content types that it is for, with spaces between; null for all. */
    types: string | null;
  };
};

const tables = (db: Database) => db.$extendTables<RuleTables>();

/** The content types for which writers need approval: none, some, or all. */
export async function reviewRule(db: Database): Promise<ReviewedTypes> {
  const rows = tables(db).selectFrom("staff_rule").select("types").where("rule", "=", "review");
  const row = await rows.executeTakeFirst();
  return row ? (storedTypes(row.types) ?? true) : [];
}

/** Sets for which content types writers need approval. */
export async function setReviewRule(tx: Database, types: ReviewedTypes, author: string): Promise<void> {
  await tables(tx).deleteFrom("staff_rule").where("rule", "=", "review").execute();
  if (types !== true && types.length === 0) return;
  const stored = { types: typesToStore(types === true ? null : types) };
  const since = new Date().toISOString();
  await tables(tx)
    .insertInto("staff_rule")
    .values({ rule: "review", author, since, ...stored })
    .execute();
}

/**
 * The content types for which an account needs approval: for a writer, those of the rule that they have
 * permission for.
 */
export async function reviewedFor(db: Database, grant: Grant): Promise<ReviewedTypes> {
  if (grant.role === "administrator") return [];
  const types = await reviewRule(db);
  return types === true ? true : types.filter((name) => hasType(grant, name));
}
