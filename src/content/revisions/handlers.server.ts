import { type RawBuilder, type SqlBool, sql } from "kysely";
import type * as z from "zod";
import type { Database } from "../../platform/db/database.server";
import { orderOf, pagesOf, partOfPage } from "../../platform/db/paging.server";
import { searchIndex } from "../../platform/db/search-index.server";
import { type Answers, answers, type Feature, type Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { readsWithheld } from "../access/may-read.server";
import { readableBy, readTypes, requireSaveAccess } from "../access/staff-access.server";
import { autosaveHandlers } from "../autosave/autosaves.server";
import { autosaveContract } from "../autosave/contract";
import { commentsContract } from "../comments/contract";
import { commentsHandlers } from "../comments/handlers.server";
import { presenceContract } from "../presence/contract";
import { presenceHandlers } from "../presence/presence.server";
import { contentProblems } from "../problems.server";
import { contentRegistry, requireEntryType } from "../registry/content-registry.server";
import { requireUnseen } from "../review/approval-request.server";
import { reviewContract } from "../review/contract";
import { reviewHandlers } from "../review/handlers.server";
import { scheduleContract } from "../schedule/contract";
import { scheduleHandlers } from "../schedule/handlers.server";
import type { NewestSummary } from "../store/derived.server";
import { isTitle } from "../store/entry-state.server";
import type { ContentTables } from "../store/tables.server";
import { pastContract, revisionsContract, type SavedDraft, type savedDraftList } from "./contract";
import { eraseEntry, trashPage } from "./trash.server";

const contract = {
  ...{ ...revisionsContract, ...pastContract, ...autosaveContract },
  ...{ ...scheduleContract, ...reviewContract, ...commentsContract, ...presenceContract },
};

/** The answers to the calls for revisions, given the features that have content. */
export function revisionsAnswers(features: readonly Feature[]): Answers {
  const registry = contentRegistry(features);
  const handlers: Handlers<typeof contract> = {
    ...autosaveHandlers(registry),
    ...scheduleHandlers(registry),
    ...reviewHandlers(registry),
    ...commentsHandlers(registry),
    ...presenceHandlers(registry),

    drafts: async (query, { db, lang, staff }) => {
      const isReadable = await readableBy(db, registry, staff);
      const types = [...new Set(registry.map(({ type }) => type.name))].filter(readTypes(registry, staff));
      return savedDrafts(db, { ...query, lang, types, isReadable, hidesWithheld: !readsWithheld(staff) });
    },

    trash: async (query, { db, lang, staff }) => {
      const isReadable = await readableBy(db, registry, staff);
      const isRead = readTypes(registry, staff);
      const readable = registry.filter((each) => isRead(each.type.name));
      return trashPage(db, readable, { ...query, lang, isReadable });
    },

    eraseEntry: async ({ type: name, id }, { db, staff, approval }) => {
      requireUnseen(approval);
      const { feature, type } = requireSaveAccess(requireEntryType(registry, name, id), staff);
      if (!(await eraseEntry(db, type.name, id))) throw new Problem(404, contentProblems.unknownEntry);
      const answer = { message: "success" as const, id };
      const erasedFrom = ["entry_words"];
      return {
        entityId: id,
        action: "erase",
        snapshot: { _id: id },
        feature: feature.name,
        erasedFrom,
        answer,
      };
    },
  };

  return answers(contract, handlers);
}

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
async function savedDrafts(db: Database, query: DraftsQuery) {
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
