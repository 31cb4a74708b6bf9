import type { Database } from "../../platform/db/database.server";
import type { Content, ContentType } from "../definition";
import { wholeContent } from "../field";
import { derive, editionOf, saveDerived, sortOf } from "./derived.server";
import type { ContentTables, EntryRow, StoredState } from "./tables.server";

/** One revision of an entry. */
export interface PutRevision {
  number: number;
  /** When it was saved: ISO 8601, UTC. */
  at: string;
  content: object;
}

/** An entry with its current revisions, from another site. */
export interface PutEntry {
  id: string;
  /** Number of the revision that visitors get; null while they get none. */
  published: number | null;
  /** Number of the newest. */
  newest: number;
  /** Its place in a list that staff arrange. */
  place?: string | undefined;
  revisions: readonly PutRevision[];
}

/**
 * Inserts an entry where none of its id exists, with its revisions and their numbers, and derives its values.
 * No rule of a save runs: it was saved elsewhere.
 * @throws where a current revision is missing
 */
export async function putEntry<T extends ContentType>(tx: Database, type: T, entry: PutEntry): Promise<void> {
  const { id, published, newest: number, place, revisions } = entry;
  const contents = new Map(
    revisions.map((each) => [each.number, { at: each.at, content: wholeContent(type, each.content) }]),
  );
  const newest = contents.get(number);
  const shown = published === null ? undefined : contents.get(published);
  if (!newest || (published !== null && !shown))
    throw new Error(`a revision of ${type.name} ${id} is missing`);
  const visible: Content<T> | undefined = shown?.content;
  const state = { visible, newest: newest.content };
  const derived = derive(type, state);
  const row: EntryRow = {
    ...{ type: type.name, id, number, published, summary: derived.summary, newest: derived.newest },
    ...derived.titles,
    sort: await sortOf(tx, type, {
      id,
      content: visible ?? newest.content,
      ...(place !== undefined && { sort: place }),
    }),
    ...{ changed: (shown ?? newest).at, saved: newest.at, derived: editionOf(type), deleted_at: null },
  };
  const db = tx.$extendTables<ContentTables>();
  await db.insertInto("entry").values(row).execute();
  for (const [each, { at, content }] of contents) {
    const known = { type: type.name, id, number: each, state: stateOf(each, published), author: NOBODY, at };
    await db
      .insertInto("entry_version")
      .values({ ...known, content: JSON.stringify(content) })
      .execute();
  }
  await saveDerived(tx, type, row, { contents: state, derived });
}

/** Whose accounts are elsewhere. */
const NOBODY = "";

const stateOf = (number: number, published: number | null): StoredState =>
  number === published ? "published" : "draft";
