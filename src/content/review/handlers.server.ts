import type { Staff } from "../../platform/auth/auth.server";
import { type Grant, isReviewedIn, type ReviewedTypes } from "../../platform/auth/roles";
import { reviewedFor } from "../../platform/auth/staff-rules.server";
import type { Database } from "../../platform/db/database.server";
import type { Handlers, StaffCall } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { Change } from "../../platform/journal/journal.server";
import type { Lang } from "../../platform/locale/lang";
import { mayChangeType, readableBy, requireSaveAccess } from "../access/staff-access.server";
import { addComment, endReviewComments, reviewComments } from "../comments/comments.server";
import { contentProblems } from "../problems.server";
import {
  type ContentRegistry,
  type EntryType,
  findEntryType,
  nameOfType,
  requireEntryType,
} from "../registry/content-registry.server";
import { publishEntry } from "../save/save-entry.server";
import { entryStateOf, entryTitles } from "../store/entry-state.server";
import type { ContentTables } from "../store/tables.server";
import { notifyColleague, requireUnseen, saveApprovalRequest } from "./approval-request.server";
import type { Review, reviewContract } from "./contract";
import { type ReviewRow, type ReviewTables, returnReview, reviewLangs, reviewRow } from "./reviews.server";

/** The most that one answer lists. */
const MOST = 200;

/** The handlers of {@link reviewContract}, for the entry types of the registry. */
export const reviewHandlers = (registry: ContentRegistry): Handlers<typeof reviewContract> => ({
  reviews: async ({ type: name, id }, { db, lang, staff }) => {
    const reviewed = await reviewedFor(db, staff);
    const type = name === undefined ? undefined : requireEntryType(registry, name, id).type.name;
    const reviews = await reviewsIn(db, { type, id }, { registry, lang, staff, reviewed });
    return { reviews, review: isReviewedIn(reviewed) };
  },

  approve: async (target, call) => {
    const { entryType, row } = await waitingAt(registry, target, call);
    const { id } = target;
    const langs = reviewLangs(row);
    const version = await publishEntry(entryType.type, id, langs, call);
    const snapshot = { _id: id, version, langs };
    const answer = { message: "success" as const, id, version };
    return { entityId: id, action: "approve", snapshot, feature: entryType.feature.name, answer };
  },

  sendBack: async ({ comment: text, ...target }, call) => {
    requireUnseen(call.approval);
    const { entryType, row } = await waitingAt(registry, target, call);
    const { id, version } = target;
    await returnReview(call.db, row, call.staff.username);
    await endReviewComments(call.db, row);
    const said = { author: call.staff.username, text, names: row.author, isReview: true };
    await addComment(call.db, row, said);
    await notifyReturned({ entryType, row }, text, call);
    const answer = { message: "success" as const, id, version };
    return {
      ...{ entityId: id, action: "sendBack", snapshot: { _id: id, langs: reviewLangs(row) } },
      ...{ feature: entryType.feature.name, answer },
    };
  },
});

/** Asks an administrator to publish the pending revision of an entry. */
export async function requestApproval(
  { feature, type }: EntryType,
  id: string,
  { langs, times }: { langs: readonly Lang[]; times: Readonly<Record<string, string | undefined>> },
  { db, approval, staff }: Pick<StaffCall, "db" | "approval" | "staff">,
): Promise<Change<{ message: "success"; id: string; version: number }>> {
  const [path] = Object.keys(times).filter((name) => times[name] !== undefined);
  if (path)
    throw new Problem(400, "invalid", { errors: [{ path, says: contentProblems.administratorsTime }] });
  const stored = await entryStateOf(db, type, id);
  if (!stored || stored.row.deleted_at !== null) throw new Problem(404, contentProblems.unknownEntry);
  const { number: version, published } = stored.row;
  if (version !== published)
    await saveApprovalRequest(db, type, id, { approval: approval && { ...approval, langs }, staff });
  const answer = { message: "success" as const, id, version };
  const snapshot = { _id: id, langs };
  return {
    entityId: id,
    action: "askPublish",
    snapshot,
    feature: feature.name,
    preservesPageCache: true,
    answer,
  };
}

/**
 * The pending revision of an entry, if the account may save it.
 * @throws {Problem} 404 where there is none, 409 where it has changed
 */
async function waitingAt(
  registry: ContentRegistry,
  { type: name, id, version }: { type: string; id: string; version: number },
  { db, staff }: StaffCall,
): Promise<{ entryType: EntryType; row: ReviewRow }> {
  const entryType = requireSaveAccess(requireEntryType(registry, name, id), staff);
  const { type } = entryType;
  const row = await reviewRow(db, { type: type.name, id });
  if (!row || row.state === "draft") throw new Problem(404, contentProblems.notWaiting);
  const stored = await entryStateOf(db, type, id);
  if (!stored || stored.row.deleted_at !== null) throw new Problem(404, contentProblems.unknownEntry);
  if (stored.row.number !== version) throw new Problem(409, "overtaken");
  return { entryType, row };
}

/** Notifies the author that it was sent back, unless they did that themselves. */
async function notifyReturned(
  { entryType, row }: { entryType: EntryType; row: ReviewRow },
  comment: string,
  { db, deps, lang, staff }: StaffCall,
): Promise<void> {
  if (row.author === staff.username) return;
  const about = { type: entryType.type, id: row.id };
  const said = { author: staff.username, comment, lang, deps };
  await notifyColleague(db, row.author, { kind: "returned", about, said });
}

interface Asking {
  registry: ContentRegistry;
  lang: Lang;
  staff: Grant & Pick<Staff, "username">;
  /** The types of which the account's saves need approval. */
  reviewed: ReviewedTypes;
}

/** All pending revisions of existing entries, or of one of them, that the account may read. */
async function reviewsIn(
  db: Database,
  of: { type: string | undefined; id: string | undefined },
  { registry, lang, staff, reviewed }: Asking,
): Promise<Review[]> {
  const { type, id } = of;
  const rows = await db
    .$extendTables<ReviewTables & ContentTables>()
    .selectFrom("review")
    .innerJoin("entry", (join) =>
      join.onRef("entry.type", "=", "review.type").onRef("entry.id", "=", "review.id"),
    )
    .selectAll("review")
    .select(["entry.number", "entry.published"])
    .where("entry.deleted_at", "is", null)
    .where("review.state", "!=", "draft")
    .$if(type !== undefined, (query) => query.where("review.type", "=", type ?? ""))
    .$if(id !== undefined, (query) => query.where("review.id", "=", id ?? ""))
    .orderBy("review.at")
    .orderBy("review.id")
    .limit(MOST)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const titles = await entryTitles(db, ids);
  const commentsOf = await reviewComments(db, ids);
  const isReadable = await readableBy(db, registry, staff);
  return rows.flatMap((row) => {
    const entryType = findEntryType(registry, row.type, row.id);
    if (!entryType || !isReadable(row)) return [];
    return {
      ...{
        type: row.type,
        id: row.id,
        state: row.state,
        langs: reviewLangs(row),
        by: row.author,
        at: row.at,
      },
      ...{ answeredBy: row.answered_by, answeredAt: row.answered_at },
      ...{ version: row.number, published: row.published, title: titles.get(row.id) ?? null },
      kind: nameOfType(entryType.type, lang),
      mine: row.author === staff.username,
      mayAnswer: !isReviewedIn(reviewed, entryType.type.name) && mayChangeType(staff, entryType.type),
      comments: commentsOf(row),
    };
  });
}
