import type { Staff } from "../../platform/auth/auth.server";
import { isReviewed } from "../../platform/auth/staff-rules.server";
import type { Database } from "../../platform/db/database.server";
import type { Feature } from "../../platform/feature.server";
import type { Endpoint } from "../../platform/http/contract";
import { Problem } from "../../platform/http/problem";
import type { SharedAction } from "../../platform/journal/actions";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { addComment, endReviewComments } from "../comments/comments.server";
import { LONGEST_COMMENT } from "../comments/contract";
import type { ContentType } from "../definition";
import { contentProblems } from "../problems.server";
import { savesDrafts } from "../registry/saving-call.server";
import type { RequestedSchedule } from "../schedule/requested-schedule.server";
import { planNewest } from "../schedule/schedule.server";
import { entryStateOf } from "../store/entry-state.server";
import { APPROVAL_COMMENT_HEADER } from "./approval-comment-header";
import { type NotificationDeps, notifyAdministrators } from "./notifications.server";
import { reviewRow, saveReview } from "./reviews.server";

/** The request for approval that a call becomes when an administrator has to publish what it changes. */
export interface ApprovalRequest {
  /** The languages that are to be published; none where nobody asks for that yet. */
  readonly langs: readonly Lang[];
  /** Said to the administrators, `""` for nothing, and the language of whoever says it. */
  readonly comment: string;
  readonly lang: Lang;
  /** For notifications. */
  readonly deps: NotificationDeps;
  /** True once it is certain that visitors get nothing of the call. One that ends without that is undone. */
  isUnseen: boolean;
  /** The journal's name for it, where it asks an administrator. */
  action?: SharedAction;
}

interface ReviewedCall {
  endpoint: Endpoint;
  feature: Feature;
  staff: Staff | null;
  request: Request;
  unpublishedLangs?: readonly Lang[] | undefined;
  schedule?: RequestedSchedule | undefined;
  lang: Lang;
  deps: NotificationDeps;
}

/**
 * The approval request for a call, found in its transaction; undefined where it needs no approval.
 * @throws {Problem} 403 for what has no drafts, 400 for a time, which an administrator chooses
 */
export async function approvalRequestFor(
  tx: Database,
  { endpoint, feature, staff, request, unpublishedLangs = [], schedule, lang, deps }: ReviewedCall,
): Promise<ApprovalRequest | undefined> {
  if (endpoint.access !== "content" || !staff || !(await isReviewed(tx, staff))) return undefined;
  if (feature.entryCalls && !savesDrafts(feature)) throw new Problem(403, contentProblems.administratorsOnly);
  const [planned] = schedule?.requested ?? [];
  if (planned) {
    const path = planned.act === "publish" ? "publishAt" : "takeDownAt";
    throw new Problem(400, "invalid", { errors: [{ path, says: contentProblems.administratorsTime }] });
  }
  const langs = LANGS.filter((lang) => !unpublishedLangs.includes(lang));
  return { langs, comment: saidBy(request), lang, deps, isUnseen: false };
}

function saidBy({ headers }: Request): string {
  let said: string;
  try {
    said = decodeURIComponent(headers.get(APPROVAL_COMMENT_HEADER) ?? "").trim();
  } catch (cause) {
    throw new Problem(400, "malformed", { cause });
  }
  if (said.length > LONGEST_COMMENT || said.includes("\0")) throw new Problem(400, "malformed");
  return said;
}

/** @throws {Problem} 403 unless visitors are sure to see nothing of a call that needs approval */
export function requireUnseen(approval: ApprovalRequest | undefined): void {
  if (approval && !approval.isUnseen) throw new Problem(403, contentProblems.administratorsOnly);
}

/**
 * Stores the approval request of a save, and notifies the administrators when they are first asked. Any other save goes along with what is planned of its entry.
 */
export async function saveApprovalRequest(
  tx: Database,
  type: ContentType,
  id: string,
  {
    approval,
    staff: { username: author },
  }: { approval?: ApprovalRequest | undefined; staff: Pick<Staff, "username"> },
): Promise<void> {
  const of = { type: type.name, id };
  if (!approval) return planNewest(tx, of);
  approval.isUnseen = true;
  const before = await reviewRow(tx, of);
  await saveReview(tx, of, { author, langs: approval.langs });
  if (approval.langs.length > 0) await endReviewComments(tx, of);
  if (approval.comment !== "") await addComment(tx, of, { author, text: approval.comment, isReview: true });
  if (approval.langs.length === 0) return;
  approval.action = "askPublish";
  if (before?.state !== "waiting") await notifyAdministrators(tx, { type, id }, { ...approval, author });
}

/** Marks a change of an entry of which visitors get nothing as unseen. */
export async function markUnseen(
  tx: Database,
  type: ContentType,
  id: string,
  approval: ApprovalRequest | undefined,
): Promise<void> {
  if (approval && !(await entryStateOf(tx, type, id))?.visible) approval.isUnseen = true;
}
