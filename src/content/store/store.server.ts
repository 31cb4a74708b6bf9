import { mediaRegistry } from "../../media/registry.server";
import { type Database, newId } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { convertAhead } from "../../platform/locale/conversion/ahead.server";
import type { Lang } from "../../platform/locale/lang";
import { flagsOf } from "../card";
import type { AnyContent, Content, ContentList, ContentType, Entry } from "../definition";
import { unsaved, wholeContent } from "../field";
import { contentProblems } from "../problems.server";
import { endReview, reviewPublished } from "../review/reviews.server";
import { withoutUnpublished } from "../revisions/unpublished-langs";
import { endPublished, formerPlanned, planNewestFor } from "../schedule/schedule.server";
import { trackImages, trackImagesOf } from "../translation/image-texts.server";
import { untrack } from "../translation/track-texts.server";
import { contentWithout, isWithheldEntry } from "../withheld/withheld-entries.server";
import {
  type DerivedTexts,
  derive,
  type EntryState,
  editionOf,
  facetsIn,
  isList,
  placeAt,
  saveDerived,
  sortOf,
} from "./derived.server";
import { entryStateOf, revisionOf, type StoredEntry } from "./entry-state.server";
import { saveFacets } from "./facets.server";
import { forVisitors, requirePublishable, storedContent } from "./for-visitors.server";
import { newest } from "./published.server";
import type { ContentTables, EntryRow, RevisionRow } from "./tables.server";

/** Some of the flags that an entry of a type has once. */
export type Flags<T extends ContentType> = {
  [Name in keyof T["shared"] as T["shared"][Name]["kind"] extends "flag" ? Name : never]?: boolean;
};

/**
 * Writes entries of one type, in the transaction `tx`: see {@link writeRevision} for what is stored.
 */
export function contentStore<T extends ContentType>(tx: Database, type: T) {
  return {
    /** Adds an entry, behind all others where staff arrange them. */
    add: (content: Content<T>, saving: Saving, id?: string): Promise<Entry<T>> =>
      writeRevision(tx, type, { id, content, saving }),

    /** Replaces the content of an entry whose newest revision still is `version`; undefined when it is another. */
    replace: async (
      id: string,
      version: number,
      content: Content<T>,
      saving: Saving,
    ): Promise<Entry<T> | undefined> => {
      const before = await entryStateOf(tx, type, id);
      return before?.row.number === version
        ? writeRevision(tx, type, { before, content, saving })
        : undefined;
    },

    /**
     * Gives visitors the newest content in these languages, or that of a former revision, beside which the newest stays
     * a draft; undefined where there is no such entry.
     * @throws {Problem} 400 where visitors would not have what every entry of the type needs
     */
    publish: async (
      id: string,
      langs: readonly Lang[],
      author: string,
      former?: number,
    ): Promise<Entry<T> | undefined> => {
      const before = await entryStateOf(tx, type, id);
      if (!before || before.row.deleted_at !== null) return undefined;
      const { row, newest: content } = before;
      const isFormer = former !== undefined && former !== row.number;
      const chosen = isFormer ? await formerRevision(tx, type, id, former) : content;
      if (!chosen) return undefined;
      const publishable = requirePublishable(type, { ...before, newest: chosen }, langs, "langs");
      if (!publishable) {
        if (!isFormer) await endReview(tx, row);
        return { _id: id, ...content, version: row.number } as Entry<T>;
      }
      const { unpublishedLangs, shown } = publishable;
      if (isFormer) return writeRevision(tx, type, { before, content, saving: { author }, shown });
      const entry = await writeRevision(tx, type, { before, content, saving: { author, unpublishedLangs } });
      // What is planned yet is the rest of it, beside what visitors have now.
      await changePlanned(tx, type, row, (planned) =>
        withoutUnpublished(type, content, planned, unpublishedLangs),
      );
      return entry;
    },

    /**
     * Takes the words of these languages from visitors; of all three of them, or where too little would be left, the
     * whole entry. The newest content stays, as a draft. Undefined where there is no such entry, or visitors get
     * nothing of it.
     */
    unpublish: async (id: string, langs: readonly Lang[], author: string): Promise<Entry<T> | undefined> => {
      const before = await entryStateOf(tx, type, id);
      if (!before?.visible || before.row.deleted_at !== null) return undefined;
      const left = forVisitors(type, before.visible, undefined, langs);
      const isUnseen = { ...before, visible: undefined };
      const saving = { author };
      return writeRevision(tx, type, {
        before: isUnseen,
        content: before.newest,
        saving,
        shown: left ?? null,
      });
    },

    /**
     * Puts other contents in the place of those of an entry, be it deleted: the one that visitors get, if they get any
     * more, and the newest.
     */
    rewrite: async (
      before: StoredEntry<T>,
      { visible, newest: content }: EntryState<T>,
      author: string,
    ): Promise<void> => {
      const { id, deleted_at } = before.row;
      const shown = visible ?? null;
      await writeRevision(tx, type, { before: { ...before, visible }, content, saving: { author }, shown });
      if (deleted_at !== null) await takeAway(tx, type.name, id, deleted_at);
    },

    /**
     * Sets only flags, as a new revision of what visitors get and of the draft; undefined where there is no such
     * entry. Values derived from its texts are not recomputed, as that takes long.
     */
    setFlags: async (id: string, flags: Flags<T>, author: string): Promise<Entry<T> | undefined> => {
      const before = await entryStateOf(tx, type, id);
      if (!before || before.row.deleted_at !== null) return undefined;
      const { row } = before;
      const visible = before.visible && { ...before.visible, ...flags };
      const content = { ...before.newest, ...flags };
      const isDraft = row.number !== row.published;
      const first = row.number + 1;
      const number = visible && isDraft ? first + 1 : first;
      const at = new Date().toISOString();
      const fresh = {
        ...row,
        ...{ number, published: visible ? first : null, ...(visible && { changed: at }), saved: at },
        summary: flagged(type, row.summary, visible ?? content),
        newest: row.newest && flagged(type, row.newest, content),
      };
      await insertRevisions(tx, fresh, author, [
        ...(visible ? [{ number: first, state: "published" as const, content: visible }] : []),
        ...(isDraft ? [{ number, state: "draft" as const, content }] : []),
      ]);
      await saveFacets(tx, fresh, facetsIn(type, { visible, newest: content }), "parts");
      await changePlanned(tx, type, row, (planned) => ({ ...planned, ...flags }));
      return { _id: id, ...content, version: number } as unknown as Entry<T>;
    },

    /** Moves an entry to the trash. */
    remove: (id: string): Promise<void> => takeAway(tx, type.name, id, new Date().toISOString()),

    /** Restores a deleted entry unchanged, with its files; undefined when there is none. */
    restore: async (id: string): Promise<Entry<T> | undefined> => {
      const stored = await entryStateOf(tx, type, id);
      if (!stored || stored.row.deleted_at === null) return undefined;
      await reorderAround(tx, type, stored.row);
      await setDeleted(tx, type.name, id, null);
      const { sort = stored.row.sort } = (await entryStateOf(tx, type, id))?.row ?? {};
      const derived = derive(type, stored);
      const { isWithheld } = stored;
      await saveDerived(tx, type, { ...stored.row, sort }, { contents: stored, derived }, { isWithheld });
      for (const content of [stored.visible, stored.newest]) convertAhead(content);
      convertAhead(JSON.parse(derived.summary));
      await mediaRegistry(tx).takeFromTrash(derived.media.map((use) => use.id));
      await trackImagesOf(tx, type.name, id);
      return { _id: id, ...stored.newest, version: stored.row.number } as Entry<T>;
    },

    /** Puts a list that staff arrange in the order of `ids`, which names all of it. */
    arrange: (ids: readonly string[]) => saveManualOrder(tx, type.name, ids),
  };
}

/** A former revision in a publishable form: without files that have been deleted or withheld since. */
async function formerRevision<T extends ContentType>(tx: Database, type: T, id: string, number: number) {
  const content = (await revisionOf(tx, type, id, number))?.content;
  return content && contentWithout(type, content, await mediaRegistry(tx).deleted());
}

async function setDeleted(tx: Database, type: string, id: string, deleted_at: string | null): Promise<void> {
  const entries = tx.$extendTables<ContentTables>().updateTable("entry").set({ deleted_at });
  await entries.where("type", "=", type).where("id", "=", id).execute();
}

/** Removes an entry from the published content and lists, and from everything derived from these. */
async function takeAway(tx: Database, type: string, id: string, deleted_at: string): Promise<void> {
  await setDeleted(tx, type, id, deleted_at);
  for (const table of ["entry_facet", "entry_words"] as const)
    await tx
      .$extendTables<ContentTables>()
      .deleteFrom(table)
      .where("type", "=", type)
      .where("id", "=", id)
      .execute();
  await untrack(tx, { type, id });
  await trackImagesOf(tx, type, id);
}

/** The summary of an entry with the flags of its content. */
const flagged = (type: ContentType, summary: string, content: object): string =>
  JSON.stringify({ ...JSON.parse(summary), flags: flagsOf(type.shared, content as AnyContent) });

/** Sets the positions of a manually ordered list, 0, 1, 2 …, in the order of `ids`. */
async function saveManualOrder(tx: Database, type: string, ids: readonly string[]): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  for (const [at, id] of ids.entries()) {
    const sort = placeAt(at);
    for (const table of ["entry", "entry_words", "entry_facet"] as const) {
      await db.updateTable(table).set({ sort }).where("type", "=", type).where("id", "=", id).execute();
    }
  }
}

/**
 * Makes room for a restored entry in a manually ordered list: at its old position, or before the entry that
 * has it now.
 */
async function reorderAround(tx: Database, type: ContentType, { id, sort }: EntryRow): Promise<void> {
  if ((type as Partial<ContentList>).order !== "arranged") return;
  const others = await newest(tx, type).places();
  const place = others.filter((other) => other.sort < sort).length;
  await saveManualOrder(tx, type.name, others.map((other) => other.id).toSpliced(place, 0, id));
}

/**
 * Applies a change that is no save by a person, as of a flag or of a picture's description, also to the
 * revisions of an entry that are scheduled, so that their publication does not revert it. After the new
 * revisions are stored.
 * @param before the row of the entry before the change
 */
async function changePlanned<T extends ContentType>(
  tx: Database,
  type: T,
  before: Pick<EntryRow, "type" | "id" | "number">,
  change: (content: Content<T>) => Content<T>,
): Promise<void> {
  await planNewestFor(tx, before, before.number);
  for (const number of await formerPlanned(tx, before)) {
    const planned = await revisionOf(tx, type, before.id, number);
    if (!planned) continue;
    await tx
      .$extendTables<ContentTables>()
      .updateTable("entry_version")
      .set({ content: JSON.stringify(storedContent(type, change(planned.content))) })
      .where("type", "=", before.type)
      .where("id", "=", before.id)
      .where("number", "=", number)
      .execute();
  }
}

/** The author, and the content's values that were derived before the transaction. */
interface Saving {
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

  const newest = storedContent(type, given);
  const visible = shown === undefined ? forVisitors(type, newest, before, saving.unpublishedLangs) : shown;
  const published = visible ? storedContent(type, visible) : undefined;
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
async function insertRevisions(
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
