import { type Database, newId } from "../../platform/db/database.server";
import { type EntryRef, entryKey } from "../definition";
import type { EntryComment } from "./contract";

export type CommentTables = {
  /** The words of colleagues to each other about an entry. Visitors never get them. */
  entry_comment: {
    key: string;
    type: string;
    id: string;
    /** The username of who wrote it. */
    author: string;
    /** ISO 8601, UTC. */
    at: string;
    text: string;
    /** The username of the colleague whom it asks; null for no one in particular. */
    names: string | null;
    /** 1 where it belongs to a pending review, and is done with it; else 0. */
    is_review: number;
    /** Who marked it as done, null where that was automatic, and when; null while it is open. */
    done_by: string | null;
    done_at: string | null;
  };
};

/** The most that one answer lists. */
const MOST = 200;

const tables = (db: Database) => db.$extendTables<CommentTables>();

const ownComment = ({
  author: by,
  done_by: doneBy,
  done_at: doneAt,
  ...row
}: CommentTables["entry_comment"]): EntryComment => {
  const { key, at, text, names } = row;
  return { key, by, at, text, names, doneBy, doneAt, review: row.is_review === 1 };
};

interface NewComment {
  author: string;
  text: string;
  names?: string | null;
  /** True where it belongs to a pending review. */
  isReview?: boolean;
}

/** Adds a comment to an entry; returns its name. */
export async function addComment(
  tx: Database,
  { type, id }: EntryRef,
  { isReview = false, ...given }: NewComment,
): Promise<string> {
  const row = { key: newId(), type, id, names: null, ...given, at: new Date().toISOString() };
  await tables(tx)
    .insertInto("entry_comment")
    .values({ ...row, is_review: isReview ? 1 : 0, done_by: null, done_at: null })
    .execute();
  return row.key;
}

/** The comments on an entry, the last first. */
export async function commentsOn(db: Database, { type, id }: EntryRef): Promise<EntryComment[]> {
  const rows = await tables(db)
    .selectFrom("entry_comment")
    .selectAll()
    .where("type", "=", type)
    .where("id", "=", id)
    .orderBy("at", "desc")
    .orderBy("key", "desc")
    .execute();
  return rows.map(ownComment);
}

/** The number of open comments on an entry, besides those on what waits for an administrator. */
export async function openOn(db: Database, { type, id }: EntryRef): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("entry_comment")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("type", "=", type)
    .where("id", "=", id)
    .where("is_review", "=", 0)
    .where("done_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The open comments addressed to an account, with their entries, oldest first. */
export async function askedOf(
  db: Database,
  username: string,
): Promise<(EntryRef & { comment: EntryComment })[]> {
  const rows = await tables(db)
    .selectFrom("entry_comment")
    .selectAll()
    .where("names", "=", username)
    .where("is_review", "=", 0)
    .where("done_at", "is", null)
    .orderBy("at")
    .orderBy("key")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ type: row.type, id: row.id, comment: ownComment(row) }));
}

/** A comment on an entry, by its name. */
export const commentRow = (db: Database, { type, id, key }: EntryRef & { key: string }) =>
  tables(db)
    .selectFrom("entry_comment")
    .selectAll()
    .where("key", "=", key)
    .where("type", "=", type)
    .where("id", "=", id)
    .executeTakeFirst();

/** Marks a comment as done, or as open again without an account. */
export async function endComment(tx: Database, key: string, by: string | null): Promise<void> {
  await tables(tx)
    .updateTable("entry_comment")
    .set({ done_by: by, done_at: by === null ? null : new Date().toISOString() })
    .where("key", "=", key)
    .execute();
}

/** Marks the comments of a review as done: it is over. */
export async function endReviewComments(tx: Database, { type, id }: EntryRef): Promise<void> {
  await tables(tx)
    .updateTable("entry_comment")
    .set({ done_at: new Date().toISOString() })
    .where("type", "=", type)
    .where("id", "=", id)
    .where("is_review", "=", 1)
    .where("done_at", "is", null)
    .execute();
}

/** The open comments on what waits for an administrator, of entries of these ids, the last first: those on each of them. */
export async function reviewComments(
  db: Database,
  ids: readonly string[],
): Promise<(of: EntryRef) => EntryComment[]> {
  const rows = await tables(db)
    .selectFrom("entry_comment")
    .selectAll()
    .where("id", "in", ids)
    .where("is_review", "=", 1)
    .where("done_at", "is", null)
    .orderBy("at", "desc")
    .orderBy("key", "desc")
    .execute();
  const byEntry = Map.groupBy(rows, entryKey);
  return (entry) => (byEntry.get(entryKey(entry)) ?? []).map(ownComment);
}
