import { type Expression, type SqlBool, sql } from "kysely";
import * as z from "zod";
import { mayReadType } from "../../content/access/may-read.server";
import { idsWithheldFrom } from "../../content/access/staff-access.server";
import { savedChange } from "../../content/revisions/history.server";
import { type Grant, mayRead, SCOPES } from "../../platform/auth/roles";
import type { Database } from "../../platform/db/database.server";
import { type Part, pagesOf, partOfPage } from "../../platform/db/paging.server";
import { answers, type Feature, feature, type Handlers } from "../../platform/feature.server";
import { type ActivityEntry, activityContract } from "./contract";
import { type FeatureWords, journalSearch, type NamesOf, namesOf } from "./names.server";

/** The actions that gave visitors what there was already. */
const PUBLISHES = ["publish", "publishOnTime"];

/** The part of a journal entry that names the revision it made. */
const Made = z.object({ version: z.number().int() });

/** Filters by author and type; "" for all. */
interface Wanted {
  author: string;
  feature: string;
  /** A further condition. */
  says?: Expression<SqlBool>;
  /** The types whose entries the caller may see; undefined for all. */
  shown: readonly string[] | undefined;
}

/** The journal for reading, with the names of its records. */
function activityStore(db: Database, names: NamesOf = {}) {
  const journal = ({ author, feature, shown, says }: Wanted) =>
    db
      .selectFrom("journal")
      .$if(author !== "", (query) => query.where("author", "=", author))
      .$if(feature !== "", (query) => query.where("feature", "=", feature))
      .$if(shown !== undefined, (query) => query.where("feature", "in", shown ?? []))
      .$if(says !== undefined, (query) => query.where(says ?? sql<SqlBool>`1 = 1`));

  /** Reads distinct names by a loose index scan, so that a long journal is not read in full. */
  const namesIn = async (column: "author" | "feature"): Promise<string[]> => {
    const next = sql`select min(${sql.ref(column)}) from journal where ${sql.ref(column)} >`;
    const { rows } = await sql<{ name: string }>`with recursive names (name) as (
        select (${next} '') union all select (${next} names.name) from names where names.name is not null
      ) select name from names where name is not null`.execute(db);
    return rows.map(({ name }) => name);
  };

  return {
    list: async (wanted: Wanted, part: Part): Promise<ActivityEntry[]> => {
      const rows = await journal(wanted)
        .select(["id", "feature", "action", "entity_id", "author", "at"])
        .select((eb) =>
          eb
            .selectFrom("journal as later")
            .select("later.action")
            .whereRef("later.feature", "=", "journal.feature")
            .whereRef("later.entity_id", "=", "journal.entity_id")
            .orderBy("later.id", "desc")
            .limit(1)
            .as("lastAction"),
        )
        .orderBy("journal.id", "desc")
        .limit(part.limit)
        .offset(part.offset)
        .execute();
      const titles = await namesOf(db, rows, names);
      return rows.map(({ id, entity_id, lastAction, ...entry }) => ({
        ...entry,
        id: Number(id),
        entityId: entity_id,
        title: titles.get(entity_id) ?? null,
        deleted: lastAction === "delete",
      }));
    },

    /** The id of what an entry is about, and the revision that it made; undefined where it made none. */
    madeBy: async (
      entry: number,
      shown: Wanted["shown"],
    ): Promise<{ id: string; version: number; seen: boolean } | undefined> => {
      const row = await journal({ author: "", feature: "", shown })
        .select(["entity_id", "action", "snapshot"])
        .where("id", "=", entry)
        .executeTakeFirst();
      if (!row) return undefined;
      const made = Made.safeParse(JSON.parse(row.snapshot));
      if (!made.success) return undefined;
      return { id: row.entity_id, version: made.data.version, seen: PUBLISHES.includes(row.action) };
    },

    count: async (wanted: Wanted): Promise<number> => {
      const counted = journal(wanted).select((eb) => eb.fn.countAll().as("total"));
      return Number((await counted.executeTakeFirstOrThrow()).total);
    },

    /** All that entries are about, each once. */
    subjects: (wanted: Wanted) => journal(wanted).select(["feature", "entity_id"]).distinct().execute(),

    authors: () => namesIn("author"),

    features: () => namesIn("feature"),
  };
}

const PAGE_SIZE = 30;

const activityHandlers = ({ features, words, names }: ActivityParts): Handlers<typeof activityContract> => ({
  list: async ({ page, q, ...asked }, { db, staff }) => {
    const store = activityStore(db, names);
    const shown = shownFeatures(features(), staff);
    const withheld = await idsWithheldFrom(db, staff);
    const authors = await store.authors();
    const all = (await store.features()).filter((name) => shown?.includes(name) ?? true);
    const part = { ...asked, shown };
    const found = async () => {
      const subjects = await store.subjects(part);
      const occurring = { authors: ["", ...authors], features: all, subjects, withheld };
      return { ...part, says: await journalSearch(db, q, { ...occurring, words: words(), names }) };
    };
    const wanted = q === "" ? part : await found();
    const total = await store.count(wanted);
    const entries = await store.list(wanted, partOfPage(page, PAGE_SIZE));
    return {
      entries: entries.map((each) => (withheld.has(each.entityId) ? { ...each, title: null } : each)),
      total,
      pages: pagesOf(total, PAGE_SIZE),
      authors,
      features: all,
    };
  },

  change: async ({ entry }, { db, staff }) => {
    const made = await activityStore(db).madeBy(entry, shownFeatures(features(), staff));
    const isWithheld = made && (await idsWithheldFrom(db, staff)).has(made.id);
    return { change: (made && !isWithheld && (await savedChange(db, made))) || null };
  },
});

const activityAnswers = (parts: ActivityParts) => answers(activityContract, activityHandlers(parts));

/** A feature whose changes are in the journal. */
type Journalled = Pick<Feature, "name" | "contract" | "content">;

/** What the journal has entries of. */
interface ActivityParts {
  features: () => readonly Journalled[];
  /** How features and their actions are called. */
  words: () => readonly FeatureWords[];
  /** How that is called which is no content. */
  names: NamesOf;
}

/**
 * The names of the features whose entries in the journal somebody may see: those of which they may read all. Undefined
 * for users who may read everything, and so also what former features left there.
 */
function shownFeatures(features: readonly Journalled[], grant: Grant): string[] | undefined {
  if (SCOPES.every((scope) => mayRead(grant.role, scope))) return undefined;
  const isShown = ({ contract, content = [] }: Journalled) =>
    // Entries about all types may name entries of each.
    (grant.types === null || content.length > 0) &&
    content.every((type) => mayReadType(grant, type)) &&
    Object.values(contract).every(({ access }) => access === "public" || mayRead(grant.role, access));
  return features.filter(isShown).map(({ name }) => name);
}

/** The journal for staff to read. */
export const activityFeature = (parts: ActivityParts): Feature =>
  feature({ name: "activity", answers: activityAnswers(parts) });
