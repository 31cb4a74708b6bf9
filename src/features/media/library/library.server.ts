import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { idsWithheldFrom } from "../../../content/access/staff-access.server";
import { type PictureUse, wordsForPictures } from "../../../content/pictures/described-uses.server";
import {
  isFileReadBut,
  isUsed,
  isUsedWhere,
  type MediaUsage,
  usesOfMedia,
} from "../../../content/store/media-uses.server";
import type { LibraryFile, LibraryQuery } from "../../../media/library-contract";
import type { MediaBytes, MediaRow, MediaTables } from "../../../media/media-table.server";
import { descriptionOf } from "../../../media/registry.server";
import type { Grant } from "../../../platform/auth/roles";
import type { Database } from "../../../platform/db/database.server";
import { idsByName, inOrder, orderOf, pagesOf, partOfPage } from "../../../platform/db/paging.server";
import { occursIn } from "../../../platform/db/search-index.server";
import { type Lang, localized } from "../../../platform/locale/lang";

/** Files on a page: whole rows of two, three or four pictures. */
const PAGE_SIZE = 24;

/** The columns by which the database sorts. */
const BY = { size: "bytes", date: "created_at" } as const;

/** The reader of the library: their account, the types hidden from them, and their language. */
interface Reader {
  staff: Grant;
  unread: readonly string[];
  lang: Lang;
}

/** A page of the library with the total; names are sorted as in `lang`. */
export async function libraryPage(database: Database, query: LibraryQuery, reader: Reader) {
  const wanted = database
    .$extendTables<MediaTables>()
    .selectFrom("media")
    .where(sql.join<SqlBool>(conditionsOf(database, query, reader), sql` and `));
  const rows = await rowsOf(wanted, query, reader.lang);
  const { count } = await wanted.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  const total = Number(count);
  return { media: await libraryFiles(database, rows, reader), total, pages: pagesOf(total, PAGE_SIZE) };
}

type Wanted = SelectQueryBuilder<MediaTables, "media", object>;

/** The rows of a page in the requested order; equal ones newest first. */
async function rowsOf(wanted: Wanted, { page, sort, alt }: LibraryQuery, lang: Lang): Promise<MediaRow[]> {
  const { limit, offset } = partOfPage(page, PAGE_SIZE);
  const newest = wanted.orderBy("id", "desc");
  if (sort === undefined) {
    // What visitors see comes first.
    const first = alt === "missing" ? wanted.orderBy(isUsed, "desc").orderBy("id", "desc") : newest;
    return first.selectAll().limit(limit).offset(offset).execute();
  }
  const { column, way } = orderOf(sort);
  if (column !== "name") {
    const sorted = wanted.orderBy(BY[column], way).orderBy("id", "desc");
    return sorted.selectAll().limit(limit).offset(offset).execute();
  }
  const named = await newest.select(["id", "original_filename as name"]).execute();
  const ids = (await idsByName(named, { lang, way })).slice(offset, offset + limit);
  return inOrder(
    ids,
    (some) =>
      wanted
        .selectAll()
        .where("id", "in", [...some])
        .execute(),
    ({ id }) => id,
  );
}

/** Conditions on rows of the table `media`. */
function conditionsOf(
  db: Database,
  { q, kind, unused, alt, trash = false }: LibraryQuery,
  { unread }: Pick<Reader, "unread">,
) {
  const conditions = [
    isFileReadBut(unread),
    trash ? sql<SqlBool>`(deleted_at is not null and withheld is null)` : sql<SqlBool>`deleted_at is null`,
  ];
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  if (unused !== undefined) conditions.push(unused ? sql`not ${isUsed}` : isUsed);
  if (alt === "missing") {
    conditions.push(
      sql`(kind = 'image' and decorative = 0 and (alt_eng = '' or alt_tra = '' or alt_sim = ''))`,
    );
  }
  if (q !== "") {
    conditions.push(sql`(${occursIn(db, q, sql.ref("media.words"))} or ${isUsedWhere(db, q, unread)})`);
  }
  return conditions;
}

/** Files as staff see them, each with where it is used, and what an entry that they may read says of it. */
export async function libraryFiles(
  db: Database,
  rows: readonly MediaRow[],
  { staff, unread }: Pick<Reader, "staff" | "unread">,
): Promise<LibraryFile[]> {
  const ids = rows.map(({ id }) => id);
  const uses = await usesOfMedia(db, ids);
  const withheld = await idsWithheldFrom(db, staff);
  const words = (await wordsForPictures(db, ids)).filter(
    ({ id, type }) => !withheld.has(id) && !unread.includes(type),
  );
  const withOwn = (media_id: string, use: MediaUsage) => {
    const said = words.find((each) => isSameUse(each, { ...use, media_id }));
    return said ? { ...use, own: said.alt } : use;
  };
  return rows.map((row) => ({
    ...{ _id: row.id, kind: row.kind },
    ...bytesOf(row),
    ...descriptionOf(row),
    uses: (uses.get(row.id) ?? []).map((use) =>
      unread.includes(use.type) ? { ...use, title: NOT_NAMED } : withOwn(row.id, use),
    ),
    deletedAt: row.deleted_at,
  }));
}

/** In place of the title of an entry that somebody may not read. */
const NOT_NAMED = localized(() => "");

const isSameUse = (one: PictureUse, other: PictureUse): boolean =>
  one.media_id === other.media_id && one.type === other.type && one.id === other.id;

/** The present or former bytes of an id, as staff see them. */
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
