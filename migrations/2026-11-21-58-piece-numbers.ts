import { type Kysely, sql } from "kysely";
import { isSqlite } from "./engine/dialect";
import { dropPieces, indexPieces } from "./engine/pieces";

/**
 * Where an earlier version has indexed runs of characters as texts on PostgreSQL, they become numbers, which takes a
 * tenth of the time at each save. Databases that were made since have nothing else. The old function stays: processes
 * of the former build, which run on beside those of the new one for a while, find by it, if slowly.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  const { rows } = await sql<{
    old: string | null;
  }>`select to_regprocedure('text_pieces(text)') as old`.execute(db);
  if (!rows[0]?.old) return;
  for (const table of ["news_words", "enquiry_words", "donation_words"]) {
    await dropPieces(db, table);
    await indexPieces(db, table);
  }
}

/** The migrations before this one make the same index by now. */
export async function down(): Promise<void> {}
