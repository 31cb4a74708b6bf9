import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { openOn } from "../comments/comments.server";
import type { AnyContent, Content, ContentType } from "../definition";
import { altsIn, PICTURE_ALTS } from "../pictures/picture-alts";
import { contentProblems } from "../problems.server";
import type { EntryType } from "../registry/content-registry.server";
import { reviewSummary } from "../review/reviews.server";
import { NOTHING_PUBLISHED, publishedIn, revisionState } from "../revisions/states";
import { saidIn, waitingOf, withoutUnpublished } from "../revisions/unpublished-langs";
import type { EntryRules } from "../save/entry-rules.server";
import { scheduledOf, scheduledRevisions } from "../schedule/schedule.server";
import { isList } from "../store/derived.server";
import { entryStateOf, revisionOf, type StoredEntry } from "../store/entry-state.server";
import { wholeRecord } from "../store/published.server";
import type { EntryRevision } from "./contract";

/**
 * Reads an entry for editing: its newest revision, or the one of that number. A record without a save has its
 * type's initial content, at revision 0.
 * @throws {Problem} 404 where there is no such entry or revision, or it is deleted
 */
export async function readRevision(
  db: Database,
  { type, rules }: EntryType,
  id: string,
  number: number | undefined,
): Promise<EntryRevision> {
  const stored = await entryStateOf(db, type, id);
  const scheduled = (await scheduledOf(db, type.name, [id]))(id);
  const facts = { id, type: type.name, scheduled };
  if (!stored || stored.row.deleted_at !== null) {
    if (stored || isList(type) || number !== undefined || !isPlaceOf(type, id)) throw unknown();
    const { _id, version: revision, ...content } = wholeRecord(type, { _id: id, version: 0 });
    const none = { state: "draft" as const, published: NOTHING_PUBLISHED, waiting: null, review: null };
    return { ...facts, ...none, revision, content: given(rules, content), comments: 0 };
  }
  const { row, newest, visible } = stored;
  const revision = number ?? row.number;
  const isNewest = revision === row.number;
  const version = isNewest ? { ...stored, content: newest } : await revisionOf(db, type, id, revision);
  if (!version) throw unknown();
  const review = await reviewSummary(db, { type: type.name, id });
  const state = revisionState({
    ...{ number: revision, newest: row.number, published: row.published },
    wasPublished: version.wasPublished,
    isInReview: review?.state === "waiting",
    scheduled: (await scheduledRevisions(db, type.name, [id]))(id),
  });
  return {
    ...facts,
    ...{
      revision,
      content: given(rules, version.content),
      state,
      review,
      published: publishedOf(type, stored),
    },
    waiting: waitingOf(type, newest as AnyContent, visible as AnyContent | undefined) ?? null,
    comments: await openOn(db, { type: type.name, id }),
  };
}

/** The revision that visitors get in each language. */
export const publishedOf = (type: ContentType, { row, visible }: StoredEntry<ContentType>) =>
  publishedIn(row.published, visible ? saidIn(type, visible as AnyContent) : []);

const unknown = () => new Problem(404, contentProblems.unknownEntry);

/** Whether a type has a record of an id. */
const isPlaceOf = (type: ContentType, id: string): boolean => {
  const { ids } = type as { ids?: readonly string[] };
  return ids ? ids.includes(id) : id === (type.id ?? type.name);
};

/** The content in the form of a save, with the entry's own picture descriptions. */
function given({ type, edited }: EntryRules, content: object): Record<string, unknown> {
  const whole = edited ? edited(content as Content<ContentType>) : content;
  return PICTURE_ALTS in type.shared ? { ...whole, [PICTURE_ALTS]: altsIn(content) } : { ...whole };
}

/**
 * The content of an entry with a former revision restored, in full or in some languages, and the revision on
 * which it is based.
 * @throws {Problem} 404 where there is no such entry or revision
 */
export async function restoredContent(
  db: Database,
  { type, rules }: EntryType,
  id: string,
  { revision, langs }: { revision: number; langs: readonly Lang[] },
): Promise<{ content: Record<string, unknown>; version: number }> {
  const stored = await entryStateOf(db, type, id);
  const former = (await revisionOf(db, type, id, revision))?.content;
  if (!stored || stored.row.deleted_at !== null || !former) throw unknown();
  const isWhole = LANGS.every((lang) => langs.includes(lang));
  const content: Content<ContentType> = isWhole
    ? former
    : withoutUnpublished(type, stored.newest, former, langs);
  return { content: given(rules, content), version: stored.row.number };
}
