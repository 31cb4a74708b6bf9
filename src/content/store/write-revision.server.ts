import { type Database, newId } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { convertAhead } from "../../platform/locale/conversion/ahead.server";
import type { Lang } from "../../platform/locale/lang";
import type { Content, ContentType, Entry } from "../definition";
import { unsaved, wholeContent } from "../field-values";
import { contentProblems } from "../problems.server";
import { reviewPublished } from "../review/reviews.server";
import { endPublished } from "../schedule/schedule.server";
import { trackImages } from "../translation/image-texts.server";
import { isWithheldEntry } from "../withheld/withheld-entries.server";
import { type DerivedTexts, derive, type EntryState, editionOf, isList, sortOf } from "./derived.server";
import type { StoredEntry } from "./entry-state.server";
import { forVisitors, ofOwnPictures } from "./for-visitors.server";
import { saveDerived } from "./save-derived.server";
import type { ContentTables, EntryRow, RevisionRow } from "./tables.server";

/** The author, and the content's values that were derived before the transaction. */
export interface Saving {
  author: string;
  /** Those of the newest content. */
  texts?: DerivedTexts | undefined;
  /** The languages that visitors do not get yet; of all three of them nothing of the save. */
  unpublishedLangs?: readonly Lang[] | undefined;
}

interface NextRevision<T extends ContentType> {
  /** The entry as it is stored; undefined of a new one. */
  before?: StoredEntry<T> | undefined;
  /** Of a new entry that has an id. */
  id?: string | undefined;
  content: Content<T>;
  saving: Saving;
  /** What visitors get from now on; null for nothing; left out, it follows from the save. */
  shown?: Content<T> | null;
}

/**
 * Writes the next revision of an entry, or its first, with all that is derived from it: a published one, or where
 * languages are left unpublished one that they get and the newest, a draft. Gives the newest.
 * @throws {Problem} 409 where a withheld entry would be published
 */
export async function writeRevision<T extends ContentType>(
  tx: Database,
  type: T,
  { before, id: named, content: given, saving, shown }: NextRevision<T>,
): Promise<Entry<T>> {
  const id = before?.row.id ?? named ?? newId();
  // A new one of that id may have been withheld before it was erased.
  const isWithheld = before
    ? before.isWithheld
    : named !== undefined && (await isWithheldEntry(tx, { type: type.name, id }));

  const newest = wholeContent(type, ofOwnPictures(type, given));
  const visible = shown === undefined ? forVisitors(type, newest, before, saving.unpublishedLangs) : shown;
  const published = visible ? wholeContent(type, ofOwnPictures(type, visible)) : undefined;
  if (published !== undefined && isWithheld) throw new Problem(409, contentProblems.withheld);

  const contents: EntryState<T> = { visible: published ?? before?.visible, newest };
  const derived = derive(type, contents, saving.texts);
  const first = (before?.row.number ?? 0) + 1;
  const isWhole = published !== undefined && derived.newest === null;
  const number = published === undefined || isWhole ? first : first + 1;
  const at = new Date().toISOString();
  const row: EntryRow = {
    ...{ type: type.name, id, number, summary: derived.summary, newest: derived.newest, ...derived.titles },
    published: published === undefined ? (before?.visible ? before.row.published : null) : first,
    sort: await sortOf(tx, type, { id, content: contents.visible ?? newest, sort: before?.row.sort }),
    changed: published === undefined ? (before?.row.changed ?? at) : at,
    ...{ saved: at, derived: editionOf(type), deleted_at: null },
  };
  await insertRevisions(tx, row, saving.author, [
    ...(published === undefined ? [] : [{ number: first, state: "published" as const, content: published }]),
    ...(isWhole ? [] : [{ number, state: "draft" as const, content: newest }]),
  ]);

  // The first save of a record stores its initial content.
  const former = before?.newest ?? (isList(type) ? undefined : wholeContent(type, unsaved(type)));
  const known = { newest: former, isWithheld, hasFiles: before?.hasFiles ?? false };
  await trackImages(tx, await saveDerived(tx, type, row, { contents, derived }, known));

  // Publishing by a save ends what was planned or asked for in these languages.
  if (published !== undefined && shown === undefined) {
    if (before?.isScheduled) await endPublished(tx, row, saving.unpublishedLangs);
    if (before?.review) await reviewPublished(tx, row, before.review, { isWhole, ...saving });
  }
  return { _id: id, ...newest, version: number } as Entry<T>;
}

/** Stores the row of an entry and its new revisions. */
export async function insertRevisions(
  tx: Database,
  row: EntryRow,
  author: string,
  revisions: readonly (Pick<RevisionRow, "number" | "state"> & { content: object })[],
): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  const { type, id, deleted_at, ...columns } = row;
  for (const { content } of revisions) convertAhead(content);
  convertAhead(JSON.parse(row.summary));
  await db
    .insertInto("entry")
    .values(row)
    .onConflict((conflict) => conflict.columns(["type", "id"]).doUpdateSet(columns))
    .execute();
  for (const { number, state, content } of revisions) {
    await db
      .insertInto("entry_version")
      .values({ type, id, number, state, author, at: row.saved, content: JSON.stringify(content) })
      .execute();
  }
}
