import type { Staff } from "../../platform/auth/auth.server";
import { isReviewedIn, type ReviewedTypes } from "../../platform/auth/roles";
import { type StaffAddress, staffMail } from "../../platform/auth/staff-mail.server";
import { reviewedFor } from "../../platform/auth/staff-rules.server";
import { type Database, newId } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import type { Endpoint } from "../../platform/http/contract";
import { Problem } from "../../platform/http/problem";
import type { SharedAction } from "../../platform/journal/actions";
import { shownText } from "../../platform/locale/fallback.server";
import { fill, LANGS, type Lang } from "../../platform/locale/lang";
import { emailTemplate } from "../../platform/mail/email-template.server";
import { enqueueMail } from "../../platform/mail/enqueue.server";
import { isMailAddress } from "../../platform/mail/mail-address";
import { addComment, endReviewComments } from "../comments/comments.server";
import type { ContentType } from "../definition";
import { contentProblems } from "../problems.server";
import { nameOfType } from "../registry/content-registry.server";
import { planNewest } from "../schedule/schedule.server";
import { entryStateOf, entryTitles, type StoredEntry } from "../store/entry-state.server";
import { notificationWords } from "./notification-words";
import { reviewRow, saveReview } from "./reviews.server";

/**
 * The approval request that replaces the effect of a call when an administrator has to publish its changes.
 */
export interface ApprovalRequest {
  /** The types of which this account's saves need an administrator to publish them. */
  readonly reviewed: ReviewedTypes;
  /** True once it is certain that nothing of these types changes: the call needs no approval. */
  isWaived: boolean;
  /** The languages that are to be published; none where that is not requested yet. */
  langs: readonly Lang[];
  /** The note to the administrators, `""` for none, and its author's language. */
  comment: string;
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
  /** The name of the type that it changes; undefined where it does not say, or changes several. */
  typeName(): string | undefined;
  staff: Staff | null;
  lang: Lang;
  deps: NotificationDeps;
}

/**
 * The approval request for a call, found in its transaction; undefined where it needs no approval. One that names no type
 * needs it where any does. It asks for all
 * languages, unless the call says otherwise.
 * @throws {Problem} 403 for what has no drafts
 */
export async function approvalRequestFor(
  tx: Database,
  { endpoint, feature, typeName, staff, lang, deps }: ReviewedCall,
): Promise<ApprovalRequest | undefined> {
  if (endpoint.access !== "content" || !staff) return undefined;
  const reviewed = await reviewedFor(tx, staff);
  if (!isReviewedIn(reviewed) || !isReviewedIn(reviewed, typeName())) return undefined;
  if (feature.content?.every(({ hasDrafts }) => hasDrafts === false))
    throw new Problem(403, contentProblems.administratorsOnly);
  return { reviewed, isWaived: false, langs: LANGS, comment: "", lang, deps, isUnseen: false };
}

/** The call without the need for approval, where what it saves is of a type that needs none. */
export function callFor<Call extends { approval?: ApprovalRequest | undefined }>(
  call: Call,
  { name }: Pick<ContentType, "name">,
): Call {
  const { approval } = call;
  if (!approval || isReviewedIn(approval.reviewed, name)) return call;
  approval.isWaived = true;
  return { ...call, approval: undefined, unpublishedLangs: undefined };
}

/** @throws {Problem} 403 unless visitors are sure to see nothing of a call that needs approval */
export function requireUnseen(approval: ApprovalRequest | undefined): void {
  if (approval && !approval.isUnseen && !approval.isWaived)
    throw new Problem(403, contentProblems.administratorsOnly);
}

/**
 * Stores the approval request of a save, and notifies the administrators of a new one. Any other save is
 * added to the entry's scheduled changes.
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

/** Marks a change of an unpublished entry as invisible to visitors. */
export async function markUnseen(
  tx: Database,
  type: ContentType,
  id: string,
  approval: ApprovalRequest | undefined,
): Promise<void> {
  if (approval && !(await entryStateOf(tx, type, id))?.visible) approval.isUnseen = true;
}

/** The entry of a notification. */
interface About {
  type: ContentType;
  id: string;
}

/** The parts of the program that a notification needs: its address, and whether it can send any. */
export type NotificationDeps = Pick<Deps, "config" | "mail">;

/** The sender of a notification, and their comment if any with its language. */
interface Said {
  author: string;
  comment: string;
  lang: Lang;
  deps: NotificationDeps;
}

type Kind = keyof (typeof notificationWords)["eng"]["titles"];

/** Notifies the administrators of an approval request. */
async function notifyAdministrators(tx: Database, about: About, said: Said): Promise<void> {
  for (const to of await staffMail(tx).ofRole("administrator"))
    await send(tx, to, { kind: "asked", about, said });
}

/** Notifies a colleague of the decision on their request, or of a question to them. */
export async function notifyColleague(
  tx: Database,
  username: string,
  letter: { kind: Kind; about: About; said: Said },
): Promise<void> {
  const to = await staffMail(tx).of(username);
  if (to) await send(tx, to, letter);
}

/** The screen that a notification links to. */
const screenOf = (kind: Kind, { type, id }: About): string =>
  kind === "comment" ? `/cms/comments?${new URLSearchParams({ type: type.name, id })}` : "/cms/reviews";

async function send(
  tx: Database,
  { address, lang }: StaffAddress,
  { kind, about: { type, id }, said }: { kind: Kind; about: About; said: Said },
): Promise<void> {
  const { author, comment, deps } = said;
  // It is useless weeks later. An invalid address, which a former version may have accepted, is no reason not
  // to save.
  if (deps.mail.inbox === undefined || !isMailAddress(address)) return;
  const words = notificationWords[lang];
  const title = (await entryTitles(tx, [id])).get(id);
  const shown = title && LANGS.some((each) => title[each] !== "") ? shownText(title, lang).text : "";
  const what = shown === "" ? nameOfType(type, lang) : shown;
  const subject = fill(words.titles[kind], { name: author, what });
  await enqueueMail(tx, {
    kind: "review",
    ref: newId(),
    lang,
    to: address,
    subject,
    ...emailTemplate(lang, subject, [
      ...(comment === "" ? [] : [{ quote: comment, lang: said.lang }]),
      { link: `${deps.config.publicUrl}${screenOf(kind, { type, id })}`, label: words.open },
      { paragraph: words.why },
    ]),
  });
}

/**
 * Notifies the author of an approval request once the entry was published: by a form, or from the list of
 * requests.
 */
export async function notifyPublished<T extends ContentType>(
  tx: Database,
  type: T,
  { row: { id, published }, review }: StoredEntry<T>,
  { staff, deps }: { staff: { username: string }; deps: NotificationDeps },
): Promise<void> {
  if (review?.state !== "waiting" || review.author === staff.username) return;
  const now = await entryStateOf(tx, type, id);
  if (now?.review?.state === "waiting" || now?.visible === undefined || now.row.published === published)
    return;
  const said = { author: staff.username, comment: "", lang: deps.config.mailLang, deps };
  await notifyColleague(tx, review.author, { kind: "published", about: { type, id }, said });
}
