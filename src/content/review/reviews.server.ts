import { type Grant, hasType, mayRead, type ReviewedTypes } from "../../platform/auth/roles";
import { reviewedFor, reviewRule } from "../../platform/auth/staff-rules.server";
import type { Database } from "../../platform/db/database.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { endReviewComments } from "../comments/comments.server";
import type { EntryRef } from "../definition";
import type { ReviewState, ReviewSummary } from "../listed-entry";

export type ReviewTables = {
  /** The entries whose newest revision has something in it that an administrator has yet to publish. */
  review: {
    type: string;
    id: string;
    state: ReviewState;
    /** The languages that are to be published, with spaces between. */
    langs: string;
    /** The username of who saved it. */
    author: string;
    /** When it was requested, or saved: ISO 8601, UTC. */
    at: string;
    /** Who sent it back, and when; null if not sent back. */
    answered_by: string | null;
    answered_at: string | null;
  };
};
export type ReviewRow = ReviewTables["review"];

const tables = (db: Database) => db.$extendTables<ReviewTables>();

const written = (langs: readonly Lang[]): string => LANGS.filter((lang) => langs.includes(lang)).join(" ");

export const reviewLangs = ({ langs }: Pick<ReviewRow, "langs">): Lang[] =>
  LANGS.filter((lang) => langs.split(" ").includes(lang));

/** The row of an entry with a pending approval; undefined for most. */
export const reviewRow = (db: Database, { type, id }: EntryRef): Promise<ReviewRow | undefined> =>
  tables(db)
    .selectFrom("review")
    .selectAll()
    .where("type", "=", type)
    .where("id", "=", id)
    .executeTakeFirst();

/** The ids, of some entries of a type, of those with an approval request for the newest revision. */
export async function reviewsAmong(
  db: Database,
  type: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set(); // PostgreSQL takes no empty list
  const waiting = tables(db).selectFrom("review").select("id").where("type", "=", type);
  const rows = await waiting.where("id", "in", ids).where("state", "=", "waiting").execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * What approval means for an account: the types of which an administrator has to publish its saves, and
 * whether it has the Approvals screen, as accounts with access to content have where approval is required, or
 * something is pending.
 */
export async function reviewRulesFor(
  db: Database,
  grant: Grant,
): Promise<{ reviewed: ReviewedTypes; usesApprovals: boolean }> {
  const rule = await reviewRule(db);
  const isOn = rule === true || rule.some((name) => hasType(grant, name));
  const usesApprovals = mayRead(grant.role, "content") && (isOn || (await isAnyWaiting(db, grant)));
  return { reviewed: await reviewedFor(db, grant), usesApprovals };
}

async function isAnyWaiting(db: Database, { types }: Grant): Promise<boolean> {
  const waiting = tables(db).selectFrom("review").select("id").where("state", "<>", "draft").limit(1);
  const own = types === null ? waiting : waiting.where("type", "in", [...types]);
  return (await own.executeTakeFirst()) !== undefined;
}

/** The same in the form's shape; null for most accounts. */
export async function reviewSummary(db: Database, of: EntryRef): Promise<ReviewSummary | null> {
  const row = await reviewRow(db, of);
  return row ? { state: row.state, langs: reviewLangs(row) } : null;
}

/**
 * Stores that an account has saved something that an administrator has to publish, and in which languages it
 * asks for that, if any.
 */
export async function saveReview(
  tx: Database,
  { type, id }: EntryRef,
  { author, langs }: { author: string; langs: readonly Lang[] },
): Promise<void> {
  const row = {
    ...{ state: langs.length > 0 ? ("waiting" as const) : ("draft" as const), langs: written(langs) },
    ...{ author, at: new Date().toISOString(), answered_by: null, answered_at: null },
  };
  await tables(tx)
    .insertInto("review")
    .values({ type, id, ...row })
    .onConflict((conflict) => conflict.columns(["type", "id"]).doUpdateSet(row))
    .execute();
}

/** Stores that an administrator has sent something back. */
export async function returnReview(tx: Database, { type, id }: EntryRef, by: string): Promise<void> {
  await tables(tx)
    .updateTable("review")
    .set({ state: "returned", answered_by: by, answered_at: new Date().toISOString() })
    .where("type", "=", type)
    .where("id", "=", id)
    .execute();
}

/** Ends what waited of an entry: an administrator has seen all of it. */
export async function endReview(tx: Database, { type, id }: EntryRef): Promise<void> {
  const ended = tables(tx).deleteFrom("review").where("type", "=", type).where("id", "=", id);
  const { numDeletedRows } = await ended.executeTakeFirst();
  if (numDeletedRows > 0n) await endReviewComments(tx, { type, id });
}

/**
 * Removes the languages that were just published from the pending ones; the rest of the newest revision stays
 * unpublished.
 */
export async function reviewPublished(
  tx: Database,
  of: EntryRef,
  row: Pick<ReviewRow, "langs" | "state">,
  { isWhole, unpublishedLangs = [] }: { isWhole: boolean; unpublishedLangs?: readonly Lang[] | undefined },
): Promise<void> {
  if (isWhole) return endReview(tx, of);
  const left = reviewLangs(row).filter((lang) => unpublishedLangs.includes(lang));
  await tables(tx)
    .updateTable("review")
    .set({ langs: written(left), state: left.length > 0 ? row.state : "draft" })
    .where("type", "=", of.type)
    .where("id", "=", of.id)
    .execute();
}
