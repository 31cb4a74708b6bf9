import type { Database } from "../../platform/db/database.server";
import type { AutosaveTables } from "../autosave/autosaves.server";
import type { CommentTables } from "../comments/comments.server";
import type { EntryRef } from "../definition";
import type { ContentTables } from "../store/tables.server";
import type { TranslationTables } from "../translation/stored-marks.server";

type Tables = ContentTables & AutosaveTables & CommentTables & TranslationTables;

/**
 * Erases the former texts of an entry for good: all its revisions but the newest and the published one, drafts
 * of its form, comments on it, and former paragraphs in its translation status.
 */
export async function eraseFormerWords(tx: Database, { type, id }: EntryRef): Promise<void> {
  const db = tx.$extendTables<Tables>();
  const entry = await db
    .selectFrom("entry")
    .select(["number", "published"])
    .where("type", "=", type)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!entry) return;
  await db
    .deleteFrom("entry_version")
    .where("type", "=", type)
    .where("id", "=", id)
    .where("number", "not in", [entry.number, entry.published ?? entry.number])
    .execute();
  for (const table of ["autosave", "entry_comment", "translation_mark"] as const)
    await db.deleteFrom(table).where("type", "=", type).where("id", "=", id).execute();
}

/** Words that a colleague wrote, besides what entries say. */
export interface WrittenWords {
  type: string;
  /** Null of a new entry. */
  id: string | null;
  /** The username of who wrote them. */
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Their description for staff. */
  text: string;
  /** All of them, to be looked through. */
  words: readonly string[];
}

/** All that was typed into forms and not submitted. */
export async function typedWords(db: Database): Promise<WrittenWords[]> {
  const rows = await db.$extendTables<Tables>().selectFrom("autosave").selectAll().orderBy("at").execute();
  return rows.map(({ type, id, author: by, at, title, form }) => ({
    ...{ type, id, by, at, text: title, words: [title, ...textsIn(JSON.parse(form))] },
  }));
}

/** All comments, also those that are done. */
export async function commentedWords(db: Database): Promise<WrittenWords[]> {
  const rows = await db
    .$extendTables<Tables>()
    .selectFrom("entry_comment")
    .selectAll()
    .orderBy("at")
    .execute();
  return rows.map(({ type, id, author: by, at, text }) => ({ type, id, by, at, text, words: [text] }));
}

/** The texts in a form, however deep. */
function textsIn(form: unknown): string[] {
  if (typeof form === "string") return [form];
  return typeof form === "object" && form !== null ? Object.values(form).flatMap(textsIn) : [];
}
