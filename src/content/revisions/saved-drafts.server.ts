import type { Database } from "../../platform/db/database.server";
import { pagesOf, partOfPage } from "../../platform/db/paging.server";
import { LANGS } from "../../platform/locale/lang";
import type { NewestSummary } from "../store/derived.server";
import { isTitle } from "../store/entry-titles.server";
import type { ContentTables } from "../store/tables.server";
import type { SavedDraft } from "./contract";

/** Drafts on a page of their list. */
const PAGE_SIZE = 20;

interface DraftsQuery {
  page: number;
  /** The types of which the account may read entries. */
  types: readonly string[];
  /** Whether the account may read an entry's title. */
  isReadable(entry: { type: string; id: string }): boolean;
}

/**
 * A page of the entries whose newest revision is not published, with new and unpublished ones; last saved
 * first.
 */
export async function savedDrafts(db: Database, { page, types, isReadable }: DraftsQuery) {
  if (types.length === 0) return { entries: [], total: 0, pages: 1 }; // PostgreSQL takes no empty list
  const drafts = db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .where("type", "in", types)
    .where("newest", "is not", null)
    .where("deleted_at", "is", null);
  const { total } = await drafts.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
  const { limit, offset } = partOfPage(page, PAGE_SIZE);
  const rows = await drafts
    .select(["type", "id", "saved as at", "newest"])
    .orderBy("saved", "desc")
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
