import { mediaRegistry } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import { newId } from "../../platform/db/new-id";
import { Problem } from "../../platform/http/problem";
import { convertAhead } from "../../platform/locale/conversion/ahead.server";
import type { Lang } from "../../platform/locale/lang";
import { flagsOf } from "../card";
import type { AnyContent, Content, ContentType, Entry } from "../definition";
import { unsaved, wholeContent } from "../field-values";
import { contentProblems } from "../problems.server";
import { endReview, reviewPublished } from "../review/reviews.server";
import { withoutUnpublished } from "../revisions/unpublished-langs";
import { changePlanned } from "../schedule/planned-content.server";
import { endPublished } from "../schedule/schedule.server";
import { trackImages, trackImagesOf } from "../translation/image-texts.server";
import { untrack } from "../translation/track-texts.server";
import { isWithheldEntry } from "../withheld/withheld-entries.server";
import { contentWithout } from "../withheld/without-files.server";
import {
  type DerivedTexts,
  derive,
  type EntryState,
  editionOf,
  facetsIn,
  isList,
  sortOf,
} from "./derived.server";
import { entryStateOf, type StoredEntry } from "./entry-state.server";
import { saveFlagFacets } from "./facets.server";
import { forVisitors, ofOwnPictures, requirePublishable } from "./for-visitors.server";
import { reorderAround, saveManualOrder } from "./manual-order.server";
import { revisionOf } from "./revision.server";
import { deleteDerived, saveDerived } from "./save-derived.server";
import type { ContentTables, EntryRow, RevisionRow } from "./tables.server";

/** The author, and the content's values that were derived before the transaction. */
export interface Saving {
  author: string;
  /** Those of the newest content. */
  texts?: DerivedTexts | undefined;
  /** The languages that visitors do not get yet; of all three of them nothing of the save. */
  unpublishedLangs?: readonly Lang[] | undefined;
}

/** Some of the flags that an entry of a type has once. */
export type Flags<T extends ContentType> = {
  [Name in keyof T["shared"] as T["shared"][Name]["kind"] extends "flag" ? Name : never]?: boolean;
};

const now = (): string => new Date().toISOString();

/**
 * Writes entries of one type, in the transaction `tx`. Each save is a revision of the whole entry: a published one, or
 * where languages are left unpublished one that they get and the newest, a draft.
 */
export function contentStore<T extends ContentType>(tx: Database, type: T) {
  const write = revisionsIn(tx);

  /** @param shown what visitors get from now on; null for nothing; else it follows from the save */
  const save = async (
    id: string,
    before: StoredEntry<T> | undefined,
    given: Content<T>,
    saving: Saving,
    shown?: Content<T> | null,
    isWithheld = before?.isWithheld === true,
  ) => {
    const content = wholeContent(type, ofOwnPictures(type, given));
    const visible = shown === undefined ? forVisitors(type, content, before, saving.unpublishedLangs) : shown;
    const published = visible ? wholeContent(type, ofOwnPictures(type, visible)) : undefined;
    if (published !== undefined && isWithheld) throw new Problem(409, contentProblems.withheld);
    const entryState: EntryState<T> = { visible: published ?? before?.visible, newest: content };
    const derived = derive(type, entryState, saving.texts);
    const { summary, titles, newest: waits } = derived;
    const first = (before?.row.number ?? 0) + 1;
    const isWhole = published !== undefined && waits === null;
    const number = published === undefined || isWhole ? first : first + 1;
    const at = now();
    const row: EntryRow = {
      ...{ type: type.name, id, number, summary, newest: waits, ...titles },
      published: published === undefined ? (before?.visible ? before.row.published : null) : first,
      sort: await sortOf(tx, type, { id, content: entryState.visible ?? content, sort: before?.row.sort }),
      changed: published === undefined ? (before?.row.changed ?? at) : at,
      ...{ saved: at, derived: editionOf(type), deleted_at: null },
    };
    await write(row, saving.author, [
      ...(published === undefined
        ? []
        : [{ number: first, state: "published" as const, content: published }]),
      ...(isWhole ? [] : [{ number, state: "draft" as const, content }]),
    ]);
    // The first save of a record stores its initial content.
    const former = before?.newest ?? (isList(type) ? undefined : unsaved(type));
    const known = { newest: former, isWithheld, hasFiles: before?.hasFiles ?? false };
    await trackImages(tx, await saveDerived(tx, type, row, { contents: entryState, derived }, known));
    if (published !== undefined && shown === undefined) {
      if (before?.isScheduled) await endPublished(tx, row, saving.unpublishedLangs);
      if (before?.review) await reviewPublished(tx, row, before.review, { isWhole, ...saving });
    }
    return { _id: id, ...content, version: number } as Entry<T>;
  };

  return {
    /** Adds an entry, behind all others where staff arrange them. */
    add: async (content: Content<T>, saving: Saving, id?: string): Promise<Entry<T>> => {
      // One of that id may have been withheld before it was erased.
      const isWithheld = id !== undefined && (await isWithheldEntry(tx, { type: type.name, id }));
      return save(id ?? newId(), undefined, content, saving, undefined, isWithheld);
    },

    /** Adds a revision to a stored entry. */
    addRevision: (before: StoredEntry<T>, content: Content<T>, saving: Saving): Promise<Entry<T>> =>
      save(before.row.id, before, content, saving),

    /** Replaces the content of an entry whose newest revision still is `version`; undefined when it is another. */
    replace: async (
      id: string,
      version: number,
      content: Content<T>,
      saving: Saving,
    ): Promise<Entry<T> | undefined> => {
      const before = await entryStateOf(tx, type, id);
      return before?.row.number === version ? save(id, before, content, saving) : undefined;
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
      if (isFormer) return save(id, before, content, { author }, shown);
      const entry = await save(id, before, content, { author, unpublishedLangs });
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
      return save(id, { ...before, visible: undefined }, before.newest, { author }, left ?? null);
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
      await save(id, { ...before, visible }, content, { author }, visible ?? null);
      if (deleted_at !== null) await takeAway(tx, type.name, id, deleted_at);
    },

    /**
     * Sets only flags, without a new revision; undefined where there is no such entry. Values derived from its
     * texts are not recomputed, as that takes long.
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
      const at = now();
      const fresh = {
        ...row,
        ...{ number, published: visible ? first : null, ...(visible && { changed: at }), saved: at },
        summary: flagged(type, row.summary, visible ?? content),
        newest: row.newest && flagged(type, row.newest, content),
      };
      await write(fresh, author, [
        ...(visible ? [{ number: first, state: "published" as const, content: visible }] : []),
        ...(isDraft ? [{ number, state: "draft" as const, content }] : []),
      ]);
      await saveFlagFacets(tx, fresh, facetsIn(type, { visible, newest: content }));
      await changePlanned(tx, type, row, (planned) => ({ ...planned, ...flags }));
      return { _id: id, ...content, version: number } as unknown as Entry<T>;
    },

    /** Moves an entry to the trash. */
    remove: (id: string): Promise<void> => takeAway(tx, type.name, id, now()),

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
  await deleteDerived(tx, type, id, ["entry_facet", "entry_words"]);
  await untrack(tx, { type, id });
  await trackImagesOf(tx, type, id);
}

/** The summary of an entry with the flags of its content. */
const flagged = (type: ContentType, summary: string, content: object): string =>
  JSON.stringify({ ...JSON.parse(summary), flags: flagsOf(type.shared, content as AnyContent) });

type NewRevision = Pick<RevisionRow, "number" | "state"> & { content: object };

/** Returns functions that store the row of an entry and its new revisions. */
const revisionsIn =
  (tx: Database) => async (row: EntryRow, author: string, revisions: readonly NewRevision[]) => {
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
  };
