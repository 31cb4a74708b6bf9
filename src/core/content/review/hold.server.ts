import { ASK_KEEPER } from "../../api/ask-keeper";
import type { Endpoint } from "../../api/contract";
import { Problem } from "../../api/problem";
import type { Staff } from "../../auth/auth.server";
import { isReviewed } from "../../auth/staff-rules.server";
import type { Database } from "../../db/database.server";
import type { Feature } from "../../feature.server";
import type { SharedAction } from "../../journal/actions";
import { LANGS, type Lang } from "../../locale/lang";
import { addComment, endReviewComments } from "../comments/comments.server";
import { LONGEST_COMMENT } from "../comments/contract";
import type { ContentType } from "../definition";
import { contentProblems } from "../problems.server";
import { savesDrafts } from "../registry/saving-call.server";
import type { AskedSchedule } from "../schedule/asked.server";
import { planNewest } from "../schedule/schedule.server";
import { entryStateOf } from "../store/entry-state.server";
import { type LetterDeps, mailKeepers } from "./letters.server";
import { keepReview, reviewRow } from "./reviews.server";

/** The hold on a call by somebody whose changes an administrator has to publish. */
export interface Hold {
  /** The languages that are to be published; none where nobody asks for that yet. */
  readonly langs: readonly Lang[];
  /** Said to the administrators, `""` for nothing, and the language of whoever says it. */
  readonly comment: string;
  readonly lang: Lang;
  /** For letters. */
  readonly deps: LetterDeps;
  /** True once it is certain that visitors get nothing of the call. One that ends without that is undone. */
  isSettled: boolean;
  /** The journal's name for it, where it asks an administrator. */
  action?: SharedAction;
}

interface HeldCall {
  endpoint: Endpoint;
  feature: Feature;
  staff: Staff | null;
  request: Request;
  unpublishedLangs?: readonly Lang[] | undefined;
  schedule?: AskedSchedule | undefined;
  lang: Lang;
  deps: LetterDeps;
}

/**
 * The hold on a call, found in its transaction; undefined of most.
 * @throws {Problem} 403 for what has no drafts, 400 for a time, which an administrator chooses
 */
export async function holdOn(
  tx: Database,
  { endpoint, feature, staff, request, unpublishedLangs = [], schedule, lang, deps }: HeldCall,
): Promise<Hold | undefined> {
  if (endpoint.access !== "content" || !staff || !(await isReviewed(tx, staff))) return undefined;
  if (feature.entryCalls && !savesDrafts(feature)) throw new Problem(403, contentProblems.keepersOnly);
  const [planned] = schedule?.asked ?? [];
  if (planned) {
    const path = planned.act === "publish" ? "publishAt" : "takeDownAt";
    throw new Problem(400, "invalid", { errors: [{ path, says: contentProblems.keepersTime }] });
  }
  const langs = LANGS.filter((lang) => !unpublishedLangs.includes(lang));
  return { langs, comment: saidBy(request), lang, deps, isSettled: false };
}

function saidBy({ headers }: Request): string {
  let said: string;
  try {
    said = decodeURIComponent(headers.get(ASK_KEEPER) ?? "").trim();
  } catch (cause) {
    throw new Problem(400, "malformed", { cause });
  }
  if (said.length > LONGEST_COMMENT || said.includes("\0")) throw new Problem(400, "malformed");
  return said;
}

/** @throws {Problem} 403 unless visitors are sure to get nothing of what a held call has done */
export function requireSettled(hold: Hold | undefined): void {
  if (hold && !hold.isSettled) throw new Problem(403, contentProblems.keepersOnly);
}

/**
 * Keeps of a save that was held that an administrator has to publish it, and tells the administrators when they are
 * first asked. Any other save goes along with what is planned of its entry.
 */
export async function heldSave(
  tx: Database,
  type: ContentType,
  id: string,
  { hold, staff: { username: author } }: { hold?: Hold | undefined; staff: Pick<Staff, "username"> },
): Promise<void> {
  const of = { type: type.name, id };
  if (!hold) return planNewest(tx, of);
  hold.isSettled = true;
  const before = await reviewRow(tx, of);
  await keepReview(tx, of, { author, langs: hold.langs });
  if (hold.langs.length > 0) await endReviewComments(tx, of);
  if (hold.comment !== "") await addComment(tx, of, { author, text: hold.comment, isReview: true });
  if (hold.langs.length === 0) return;
  hold.action = "askPublish";
  if (before?.state !== "waiting") await mailKeepers(tx, { type, id }, { ...hold, author });
}

/** Settles a held change of an entry of which visitors get nothing. */
export async function settleUnseen(
  tx: Database,
  type: ContentType,
  id: string,
  hold: Hold | undefined,
): Promise<void> {
  if (hold && !(await entryStateOf(tx, type, id))?.visible) hold.isSettled = true;
}
