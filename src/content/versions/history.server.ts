import type { Database } from "../../platform/db/database.server";
import { pagesOf, partOfPage } from "../../platform/db/paging.server";
import type { AnyContent, ContentType } from "../definition";
import { unsaved, wholeContent } from "../field-values";
import type { EntryType } from "../registry/content-registry.server";
import type { ContentTables, VersionRow } from "../store/tables.server";
import type { PastVersion } from "./past-contract";
import { differingLanguages } from "./unpublished-langs";

/** Versions on a page. */
const PAGE_SIZE = 25;

/** A history, or a page of it. */
interface History {
  versions: PastVersion[];
  /** The version before the oldest of these; null where there is none. */
  before: PastVersion | null;
  /** The number of the newest of all; null of a record that nobody has saved yet. */
  newest: number | null;
  pages: number;
}

/** The versions of an entry, the newest first: all of them, or those of a page. */
export async function historyOf(
  db: Database,
  entryType: EntryType,
  id: string,
  page: number | undefined,
): Promise<History> {
  const versions = db
    .$extendTables<ContentTables>()
    .selectFrom("entry_version")
    .where("type", "=", entryType.calls.type.name)
    .where("id", "=", id);
  const found = versions.select(["number", "state", "author", "at", "content"]).orderBy("number", "desc");
  const { count, newest } = await versions
    .select((eb) => [eb.fn.countAll().as("count"), eb.fn.max("number").as("newest")])
    .executeTakeFirstOrThrow();
  if (page === undefined) {
    const rows = await found.execute();
    return { versions: await named(db, entryType, id, rows, true), before: null, newest, pages: 1 };
  }
  const { limit, offset } = partOfPage(page, PAGE_SIZE);
  const rows = await found
    .limit(limit + 1)
    .offset(offset)
    .execute();
  const isLast = offset + rows.length === Number(count);
  const past = await named(db, entryType, id, rows, isLast);
  return {
    versions: past.slice(0, limit),
    before: past[limit] ?? null,
    newest,
    pages: pagesOf(Number(count), PAGE_SIZE),
  };
}

type Row = Pick<VersionRow, "number" | "state" | "author" | "at" | "content">;

/** Versions with what was done in each; `isAll` says that the oldest is the first of its entry. */
async function named(
  db: Database,
  { feature, calls: { type } }: EntryType,
  id: string,
  rows: readonly Row[],
  isAll: boolean,
): Promise<PastVersion[]> {
  const contents = rows.map(
    ({ content }) => wholeContent(type, JSON.parse(content)) as unknown as AnyContent,
  );
  const first = "one" in type ? undefined : (unsaved(type) as unknown as AnyContent);
  const actions = await actionsOf(db, { feature: feature.name, type, id }, spanOf(rows));
  // One save may have made two versions, what visitors get and the whole: the journal names the last.
  let later: { at: string; action: string | undefined } = { at: "", action: undefined };
  return rows.map(({ number: version, state, author: by, at }, index) => {
    const [content, before = isAll ? first : undefined] = contents.slice(index);
    const isSameSave = later.at === at && at !== "";
    const action = actions.get(version) ?? (isSameSave ? later.action : undefined);
    later = { at, action };
    return {
      version,
      at,
      by,
      action: action ?? (index === rows.length - 1 && isAll ? "add" : "edit"),
      state,
      langs: content ? differingLanguages(type, content, before) : [],
    };
  });
}

/** A transaction writes its version and then the journal: milliseconds that lie between, at most. */
const TRANSACTION = 60_000;

/** The time in which the journal has what made some versions; without a beginning or an end where that is unknown. */
function spanOf(rows: readonly Row[]): { from: string; to: string } {
  const last = Date.parse(rows[0]?.at ?? "");
  const to = Number.isNaN(last) ? "9" : new Date(last + TRANSACTION).toISOString();
  return { from: rows.at(-1)?.at ?? "", to };
}

/** The journal's names for what was done to an entry, by the number of the version that each made. */
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

/** Actions that name the version which there was, and make none. */
const UNVERSIONED = ["delete", "restore", "confirm", "erase"];
