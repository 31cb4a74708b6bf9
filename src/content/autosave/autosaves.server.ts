import { sql } from "kysely";
import type { Grant } from "../../platform/auth/roles";
import type { Database } from "../../platform/db/database.server";
import type { Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { maySave, readableBy, requireReadable, requireSaveAccess } from "../access/staff-access.server";
import { contentProblems } from "../problems.server";
import { type ContentRegistry, requireEntryType } from "../registry/content-registry.server";
import type { autosaveContract, ListedAutosave } from "./contract";

export type AutosaveTables = {
  /** Autosaved forms that were not submitted. */
  autosave: {
    /** Its name, a random one created by the form. */
    draft: string;
    /** The username of who typed it. */
    author: string;
    type: string;
    /** Null for a new entry. */
    id: string | null;
    title: string;
    version: number;
    /** JSON of the form, unchecked. */
    form: string;
    /** ISO 8601, UTC. */
    at: string;
  };
};

/** The most that one answer lists. */
const MOST = 100;

const tables = (db: Database) => db.$extendTables<AutosaveTables>();

/** The name of an account's latest unsubmitted draft of an entry; null for none. */
export async function newestDraft(
  db: Database,
  { type, id }: { type: string; id: string },
  author: string,
): Promise<string | null> {
  const row = await tables(db)
    .selectFrom("autosave")
    .select("draft")
    .where("type", "=", type)
    .where("id", "=", id)
    .where("author", "=", author)
    .orderBy("at", "desc")
    .executeTakeFirst();
  return row?.draft ?? null;
}

const LISTED = ["draft", "type", "id", "title", "author", "at"] as const;

type Row = Pick<AutosaveTables["autosave"], (typeof LISTED)[number]>;

const listed = ({ author, ...row }: Row, me: string): ListedAutosave => ({
  ...row,
  by: author,
  mine: author === me,
});

/** Whether an account may read a draft: that of a new entry, or of one that it may read. */
async function readableDrafts(db: Database, registry: ContentRegistry, staff: Grant) {
  const isReadable = await readableBy(db, registry, staff);
  return ({ type, id }: Pick<Row, "type" | "id">) => id === null || isReadable({ type, id });
}

/** The drafts that one account may have, and the characters in all of them. */
const MOST_DRAFTS = 200;
const MOST_CHARACTERS = 20_000_000;

/** @throws {Problem} 409 where an account has so many drafts that others could lack the room to save */
async function requireRoom(
  db: Database,
  { draft, author }: Pick<AutosaveTables["autosave"], "draft" | "author">,
  characters: number,
): Promise<void> {
  const { count, sum } = await tables(db)
    .selectFrom("autosave")
    .select((eb) => [eb.fn.countAll().as("count"), sql<unknown>`coalesce(sum(length(form)), 0)`.as("sum")])
    .where("author", "=", author)
    .where("draft", "<>", draft)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_DRAFTS || Number(sum) + characters > MOST_CHARACTERS)
    throw new Problem(409, contentProblems.tooManyDrafts);
}

/** The handlers of {@link autosaveContract}, for the entry types of the registry. */
export const autosaveHandlers = (registry: ContentRegistry): Handlers<typeof autosaveContract> => ({
  autosaves: async ({ type }, { db, staff }) => {
    const all = registry.flatMap(({ type, rules }) => [type.name, rules.name ?? []].flat());
    const types = all.filter(
      (name) => (type === undefined || name === type) && maySave(registry, name, staff),
    );
    if (types.length === 0) return { autosaves: [] };
    const rows = await tables(db)
      .selectFrom("autosave")
      .select(LISTED)
      .where("type", "in", types)
      .orderBy("at", "desc")
      .limit(MOST)
      .execute();
    const isReadable = await readableDrafts(db, registry, staff);
    return { autosaves: rows.filter(isReadable).map((row) => listed(row, staff.username)) };
  },

  autosave: async ({ type, id, draft }, { db, staff }) => {
    const me = staff.username;
    if (!maySave(registry, type, staff)) return { found: null, others: [], me };
    const isReadable = await readableDrafts(db, registry, staff);
    const all = await tables(db)
      .selectFrom("autosave")
      .select(LISTED)
      .where("type", "=", type)
      .where((where) => (id === undefined ? where("id", "is", null) : where("id", "=", id)))
      .orderBy("at", "desc")
      .limit(MOST)
      .execute();
    const rows = all.filter(isReadable);
    // A new entry is another one each time: what was begun before is taken up only by its name.
    const newest = id === undefined ? undefined : rows.find(({ author }) => author === me);
    const wanted = rows.find((row) => row.draft === draft) ?? newest;
    const found =
      wanted &&
      (await tables(db)
        .selectFrom("autosave")
        .select(["version", "form"])
        .where("draft", "=", wanted.draft)
        .executeTakeFirst());
    return {
      found:
        wanted && found
          ? { ...listed(wanted, me), version: found.version, form: JSON.parse(found.form) }
          : null,
      others: rows.filter((row) => row !== wanted).map((row) => listed(row, me)),
      me,
    };
  },

  saveAutosave: async ({ draft, type, id, title, version, form, from }, { db, staff }) => {
    const entryType = requireSaveAccess(requireEntryType(registry, type, id), staff);
    if (id !== undefined) await requireReadable(db, entryType, id, staff);
    await requireRoom(db, { draft, author: staff.username }, JSON.stringify(form).length);
    const at = new Date().toISOString();
    const content = { title, version, form: JSON.stringify(form), at };
    const author = staff.username;
    const result = await tables(db)
      .insertInto("autosave")
      .values({ draft, author, type, id: id ?? null, ...content })
      .onConflict((conflict) =>
        conflict.column("draft").doUpdateSet(content).where("autosave.author", "=", author),
      )
      .executeTakeFirst();
    // The name is one that somebody else's draft has.
    if (Number(result.numInsertedOrUpdatedRows) === 0) throw new Problem(404, contentProblems.unknownEntry);
    if (from) {
      await tables(db)
        .deleteFrom("autosave")
        .where("draft", "=", from.draft)
        .where("at", "=", from.at)
        .where("author", "=", author)
        .execute();
    }
    return { at };
  },

  deleteAutosave: async ({ draft }, { db, staff }) => {
    await tables(db)
      .deleteFrom("autosave")
      .where("draft", "=", draft)
      .where("author", "=", staff.username)
      .execute();
    return { message: "success" };
  },
});
