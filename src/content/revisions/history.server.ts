import type { Database } from "../../platform/db/database.server";
import { pagesOf, partOfPage } from "../../platform/db/paging.server";
import { Problem } from "../../platform/http/problem";
import type { Localized } from "../../platform/locale/lang";
import type { PastRevision } from "../api/contract";
import { publishedOf } from "../api/read-revision.server";
import type { AnyContent, ContentType } from "../definition";
import { unsaved, wholeContent } from "../field";
import { contentProblems } from "../problems.server";
import type { EntryType } from "../registry/content-registry.server";
import { reviewRow } from "../review/reviews.server";
import { scheduledRevisions } from "../schedule/schedule.server";
import { isList } from "../store/derived.server";
import { entryStateOf, entryTitles, type StoredEntry } from "../store/entry-state.server";
import type { ContentTables, RevisionRow } from "../store/tables.server";
import { NOTHING_PUBLISHED, type RevisionState, revisionState } from "./states";
import { differingLanguages } from "./unpublished-langs";

/** Revisions on a page. */
const PAGE_SIZE = 25;

/** A page of the history of an entry. */
interface History {
  revisions: PastRevision[];
  /** The revision before the oldest of these; null where there is none. */
  before: PastRevision | null;
  published: Localized<number | null>;
  /** What staff call the entry; null for one without a name. */
  title: Localized | null;
  total: number;
  pages: number;
}

/**
 * Reads a page of the revisions of an entry, newest first; empty for a record without a save.
 * @throws {Problem} 404 where there is no such entry, or it is deleted
 */
export async function historyOf(
  db: Database,
  entryType: EntryType,
  id: string,
  page: number,
): Promise<History> {
  const { type } = entryType;
  const stored = await entryStateOf(db, type, id);
  if (stored ? stored.row.deleted_at !== null : isList(type))
    throw new Problem(404, contentProblems.unknownEntry);
  const revisions = db
    .$extendTables<ContentTables>()
    .selectFrom("entry_version")
    .where("type", "=", type.name)
    .where("id", "=", id);
  const { count } = await revisions.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  const total = Number(count);
  const { limit, offset } = partOfPage(page, PAGE_SIZE);
  const rows = await revisions
    .select(["number", "state", "author", "at", "content"])
    .orderBy("number", "desc")
    .limit(limit + 1)
    .offset(offset)
    .execute();
  const isAll = offset + rows.length === total;
  const past = await withActions(db, entryType, {
    id,
    rows,
    isAll,
    stateOf: await statesIn(db, type, stored),
  });
  return {
    revisions: past.slice(0, limit),
    before: past[limit] ?? null,
    published: stored ? publishedOf(type, stored) : NOTHING_PUBLISHED,
    title: (await entryTitles(db, [id])).get(id) ?? null,
    ...{ total, pages: pagesOf(total, PAGE_SIZE) },
  };
}

/** Returns the state of each revision of an entry. */
async function statesIn(db: Database, type: ContentType, stored: StoredEntry<ContentType> | undefined) {
  if (!stored) return () => "draft" as const;
  const { id, number: newest, published } = stored.row;
  const review = await reviewRow(db, { type: type.name, id });
  const scheduled = (await scheduledRevisions(db, type.name, [id]))(id);
  const facts = { newest, published, isInReview: review?.state === "waiting", scheduled };
  return ({ number, state }: Pick<Row, "number" | "state">) =>
    revisionState({ ...facts, number, wasPublished: state === "published" });
}

type Row = Pick<RevisionRow, "number" | "state" | "author" | "at" | "content">;

interface Past {
  id: string;
  rows: readonly Row[];
  /** True where the oldest of the rows is the first revision of its entry. */
  isAll: boolean;
  stateOf(row: Row): RevisionState;
}

/** Revisions with the action of each. */
async function withActions(
  db: Database,
  { feature, type }: EntryType,
  { id, rows, isAll, stateOf }: Past,
): Promise<PastRevision[]> {
  const contents = rows.map(
    ({ content }) => wholeContent(type, JSON.parse(content)) as unknown as AnyContent,
  );
  const first = "one" in type ? undefined : (unsaved(type) as unknown as AnyContent);
  const actions = await actionsOf(db, { feature: feature.name, type, id }, spanOf(rows));
  // One save may have created two revisions, the published one and the whole: the journal names the last.
  let later: { at: string; action: string | undefined } = { at: "", action: undefined };
  return rows.map((row, index) => {
    const { number: revision, author, at } = row;
    const [content, before = isAll ? first : undefined] = contents.slice(index);
    const isSameSave = later.at === at && at !== "";
    const action = actions.get(revision) ?? (isSameSave ? later.action : undefined);
    later = { at, action };
    return {
      ...{ revision, state: stateOf(row), author, at },
      action: action ?? (index === rows.length - 1 && isAll ? "add" : "edit"),
      langs: content ? differingLanguages(type, content, before) : [],
    };
  });
}

/** A transaction writes its revision and then the journal: milliseconds that lie between, at most. */
const TRANSACTION = 60_000;

/**
 * The period in which the journal has the saves of some revisions; without a beginning or an end where that is
 * unknown.
 */
function spanOf(rows: readonly Row[]): { from: string; to: string } {
  const last = Date.parse(rows[0]?.at ?? "");
  const to = Number.isNaN(last) ? "9" : new Date(last + TRANSACTION).toISOString();
  return { from: rows.at(-1)?.at ?? "", to };
}

/** The journal's actions on an entry, by the number of the revision that each created. */
async function actionsOf(
  db: Database,
  { feature, type, id }: { feature: string; type: ContentType; id: string },
  { from, to }: { from: string; to: string },
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("journal")
    .select(["action", "snapshot"])
    .where("feature", "=", feature)
    .where("entity_id", "=", id)
    .where("action", "not in", UNVERSIONED)
    .where("at", ">=", from)
    .where("at", "<=", to)
    .orderBy("id")
    .execute();
  const made = rows.flatMap(({ action, snapshot }): [number, string][] => {
    const { version, type: of = type.name } = JSON.parse(snapshot) as { version?: unknown; type?: unknown };
    return typeof version === "number" && of === type.name ? [[version, action]] : [];
  });
  return new Map(made);
}

/** Actions that name the revision which there was, and make none. */
const UNVERSIONED = ["delete", "restore", "confirm", "erase"];

/** Everybody who ever saved an entry, each once; empty where there is none. */
export async function authorsOf(
  db: Database,
  { name }: Pick<ContentType, "name">,
  id: string,
): Promise<string[]> {
  const rows = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry_version")
    .select("author")
    .distinct()
    .where("type", "=", name)
    .where("id", "=", id)
    .execute();
  return rows.map(({ author }) => author);
}

/** An entry before a save, null if new, and after it. */
interface SavedChange {
  type: string;
  before: AnyContent | null;
  after: AnyContent;
}

/**
 * The change that created a revision of an entry of any type; undefined where there is no such revision. One
 * save can create two revisions, a published and an unpublished one: both have its time.
 * @param seen that of the published one, in place of the newest
 */
export async function savedChange(
  database: Database,
  { id, version, seen }: { id: string; version: number; seen: boolean },
): Promise<SavedChange | undefined> {
  const revisions = database
    .$extendTables<ContentTables>()
    .selectFrom("entry_version")
    .select(["type", "at", "content"])
    .where("id", "=", id)
    .$if(seen, (query) => query.where("state", "=", "published"))
    .orderBy("number", "desc")
    .limit(1);
  const after = await revisions.where("number", "<=", version).executeTakeFirst();
  if (!after) return undefined;
  const { type, at, content } = after;
  const before = await revisions.where("type", "=", type).where("at", "<", at).executeTakeFirst();
  return { type, before: before ? JSON.parse(before.content) : null, after: JSON.parse(content) };
}
