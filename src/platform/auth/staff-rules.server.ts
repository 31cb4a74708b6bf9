import type { Database } from "../db/database.server";
import type { Staff } from "./auth.server";

/** A rule for staff that administrators may switch on: what others change of the pages, an administrator has to publish. */
type Rule = "review";

type RuleTables = { staff_rule: { rule: Rule; author: string; since: string } };

const tables = (db: Database) => db.$extendTables<RuleTables>();

/** Tells whether a rule is switched on. */
export async function isRuleOn(db: Database, rule: Rule): Promise<boolean> {
  const row = await tables(db).selectFrom("staff_rule").select("rule").where("rule", "=", rule);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Switches a rule on or off; gives whether that changed anything. */
export async function setRule(tx: Database, rule: Rule, on: boolean, author: string): Promise<boolean> {
  if ((await isRuleOn(tx, rule)) === on) return false;
  if (on) {
    const since = new Date().toISOString();
    await tables(tx).insertInto("staff_rule").values({ rule, author, since }).execute();
  } else await tables(tx).deleteFrom("staff_rule").where("rule", "=", rule).execute();
  return true;
}

/** Tells whether an administrator has to publish what somebody saves. */
export const isReviewed = async (db: Database, { role }: Pick<Staff, "role">): Promise<boolean> =>
  role !== "administrator" && (await isRuleOn(db, "review"));
