import { type Database, newId } from "../../platform/db/database.server";
import { searchedText } from "../../platform/locale/searched-text.server";
import type { Covered, Giver } from "./consent";
import type { GivenConsent } from "./contract";

interface ConsentRow {
  id: string;
  person: string;
  /** JSON of a list of names. */
  names: string;
  giver: Giver;
  given_by: string;
  /** Days as in `2026-11-26`. */
  given_on: string;
  until: string | null;
  born: string | null;
  /** JSON of a list of {@link Covered}. */
  covers: string;
  proof: string;
  /** JSON of a list of ids. */
  pictures: string;
  /** JSON of a list of ids. */
  pdfs: string;
  /** JSON of a list of entries. */
  entries: string;
  /** The names in it, to be searched. */
  words: string;
  /** Counts its saves. */
  version: number;
  author: string;
  /** ISO 8601, UTC. */
  changed: string;
}

export type ConsentTables = { consent: ConsentRow };

/** A consent that is stored. */
export type StoredConsent = GivenConsent & { _id: string; version: number };

/** The table of consents, on a connection or in a transaction. */
export function consentStore(database: Database) {
  const db = database.$extendTables<ConsentTables>();
  const row = (given: GivenConsent, author: string) => {
    const { person, names, giver, givenBy, givenOn, until, born, proof } = given;
    return {
      ...{ person, giver, until, born, proof, author },
      ...{ given_by: givenBy, given_on: givenOn, names: JSON.stringify(names) },
      ...{ covers: JSON.stringify(given.covers), pictures: JSON.stringify(given.pictures) },
      ...{ pdfs: JSON.stringify(given.pdfs), entries: JSON.stringify(given.entries) },
      words: searchedText([person, ...names, givenBy]),
      changed: new Date().toISOString(),
    };
  };
  return {
    /** All of them, by name; a charity has some hundreds. */
    all: async (): Promise<(StoredConsent & { words: string })[]> =>
      (await db.selectFrom("consent").selectAll().orderBy("words").orderBy("id").execute()).map((each) => ({
        ...consentOf(each),
        words: each.words,
      })),

    find: async (id: string): Promise<StoredConsent | undefined> => {
      const found = await db.selectFrom("consent").selectAll().where("id", "=", id).executeTakeFirst();
      return found && consentOf(found);
    },

    add: async (given: GivenConsent, author: string): Promise<string> => {
      const id = newId();
      await db
        .insertInto("consent")
        .values({ id, version: 1, ...row(given, author) })
        .execute();
      return id;
    },

    replace: async (id: string, given: GivenConsent, author: string): Promise<void> => {
      await db
        .updateTable("consent")
        .set((eb) => ({ ...row(given, author), version: eb("version", "+", 1) }))
        .where("id", "=", id)
        .execute();
    },

    remove: async (id: string): Promise<void> => {
      await db.deleteFrom("consent").where("id", "=", id).execute();
    },
  };
}

function consentOf(row: ConsentRow): StoredConsent {
  const { id, person, giver, until, born, proof, version, given_by: givenBy, given_on: givenOn } = row;
  return {
    ...{ _id: id, person, giver, givenBy, givenOn, until, born, proof, version },
    names: JSON.parse(row.names) as string[],
    covers: JSON.parse(row.covers) as Covered[],
    pictures: JSON.parse(row.pictures) as string[],
    pdfs: JSON.parse(row.pdfs) as string[],
    entries: JSON.parse(row.entries) as GivenConsent["entries"],
  };
}
