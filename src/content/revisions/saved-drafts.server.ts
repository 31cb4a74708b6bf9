import { type RawBuilder, type SqlBool, sql } from "kysely";
import type * as z from "zod";
import type { Database } from "../../platform/db/database.server";
import { pagesOf, partOfPage } from "../../platform/db/paging.server";
import { searchIndex } from "../../platform/db/search-index.server";
import { orderOf } from "../../platform/db/sorted-rows.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import type { NewestSummary } from "../store/derived.server";
import { isTitle } from "../store/entry-titles.server";
import type { ContentTables } from "../store/tables.server";
import type { SavedDraft, savedDraftList } from "./contract";

/** Drafts on a page of their list. */
const PAGE_SIZE = 20;

interface DraftsQuery extends z.output<typeof savedDraftList.paged> {
  lang: Lang;
  /** The types of which the account may read entries. */
  types: readonly string[];
  /** Whether the account may read an entry's title. */
  isReadable(entry: { type: string; id: string }): boolean;
  /** True for an account that must not read withheld entries, and so finds none by its words. */
  hidesWithheld: boolean;
}

/**
 * A page of the entries whose newest revision is not published, with new and unpublished ones; last saved
 * first.
 */
export async function savedDrafts(db: Database, query: DraftsQuery) {
  const { page, types, isReadable, q, sort, lang } = query;
  if (types.length === 0) return { entries: [], total: 0, pages: 1 }; // PostgreSQL takes no empty list
  const drafts = db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .where("type", "in", types)
    .where("newest", "is not", null)
    .where("deleted_at", "is", null)
    .$if(q !== "", (some) => some.where(hasWordsOf(db, query)));
  const { total } = await drafts.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
  const { limit, offset } = partOfPage(page, PAGE_SIZE);
  const { column, way } = orderOf(sort);
  const rows = await drafts
    .select(["type", "id", "saved as at", "newest"])
    .orderBy(column === "name" ? `title_${lang}` : "saved", way)
    .orderBy("type")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  const entries = rows.map(({ newest, ...row }): SavedDraft => {
    const { title, waiting } = JSON.parse(newest ?? "") as NewestSummary;
    const isNamed = isTitle(title) && LANGS.some((lang) => title[lang] !== "");
    return { ...row, title: isNamed && isReadable(row) ? title : null, waiting };
  });
  return { entries, total: Number(total), pages: pagesOf(Number(total), PAGE_SIZE) };
}

/** The condition that the newest revision of an entry has the words, which are not those of a withheld one. */
const hasWordsOf = (db: Database, { q, hidesWithheld }: DraftsQuery): RawBuilder<SqlBool> =>
  sql`(type, id) in (select type, id from entry_words where ${searchIndex(db, "entry_words").found(q)})
    ${hidesWithheld ? sql`and (type, id) not in (select type, id from withheld_entry)` : sql``}`;
