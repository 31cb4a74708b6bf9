import { type SqlBool, sql } from "kysely";
import { isUsed, isUsedWhere, usesOfMedia } from "../../../core/content/store/media-uses.server";
import type { Database } from "../../../core/db/database.server";
import { pagesOf, partOfPage } from "../../../core/db/paging.server";
import { occursIn } from "../../../core/db/search-index.server";
import { inOneScript } from "../../../core/locale/one-script.server";
import { searchText } from "../../../core/locale/search-text";
import type { LibraryFile, LibraryQuery } from "../../../core/media/library-contract";
import type { MediaBytes, MediaRow, MediaTables } from "../../../core/media/media-table.server";
import { descriptionOf } from "../../../core/media/registry.server";

/** Files on a page: whole rows of two, three or four pictures. */
const PAGE_SIZE = 24;

/** A page of the library, newest first, with how many there are. */
export async function libraryPage(database: Database, query: LibraryQuery) {
  const db = database.$extendTables<MediaTables>();
  const wanted = db.selectFrom("media").where(sql.join<SqlBool>(conditionsOf(database, query), sql` and `));
  const { limit, offset } = partOfPage(query.page, PAGE_SIZE);
  const rows = await wanted.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute();
  const { count } = await wanted.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  const total = Number(count);
  return { media: await libraryFiles(database, rows), total, pages: pagesOf(total, PAGE_SIZE) };
}

/** Conditions on rows of the table `media`. */
function conditionsOf(db: Database, { q, kind, unused, alt, trash = false }: LibraryQuery) {
  const conditions = [trash ? sql<SqlBool>`deleted_at is not null` : sql<SqlBool>`deleted_at is null`];
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  if (unused !== undefined) conditions.push(unused ? sql`not ${isUsed}` : isUsed);
  if (alt === "missing") {
    conditions.push(
      sql`(kind = 'image' and decorative = 0 and (alt_eng = '' or alt_tra = '' or alt_sim = ''))`,
    );
  }
  const words = inOneScript(searchText([q]));
  if (words !== "") {
    conditions.push(sql`(${occursIn(db, words, sql.ref("media.words"))} or ${isUsedWhere(db, words)})`);
  }
  return conditions;
}

/** Files as staff see them, each with where it is used. */
export async function libraryFiles(db: Database, rows: readonly MediaRow[]): Promise<LibraryFile[]> {
  const ids = rows.map(({ id }) => id);
  const uses = await usesOfMedia(db, ids);
  return rows.map((row) => ({
    ...{ _id: row.id, kind: row.kind },
    ...bytesOf(row),
    ...descriptionOf(row),
    uses: uses.get(row.id) ?? [],
    deletedAt: row.deleted_at,
  }));
}

/** Bytes that stand or stood behind an id, as staff see them. */
export function bytesOf({ width, height, ...row }: MediaBytes & { version: number }) {
  const size = width === null || height === null ? {} : { width, height };
  const {
    version,
    original_filename: originalFilename,
    format,
    bytes,
    created_at: at,
    uploaded_by: by,
  } = row;
  return { version, originalFilename, format, bytes, ...size, at, by };
}
