import type { Generated } from "kysely";
import type { Database } from "../../platform/db/database.server";

export type SearchTables = {
  /** A page, an entry or a part of one that visitors can find. */
  search_document: {
    key: Generated<number>;
    type: string;
    id: string;
    part: number;
    kind: string;
    date: string;
    /** By which edition of the program it was made. */
    edition: number;
    /** JSON: its terms. */
    terms: string;
  };
  /** How much of a document a term says; from {@link IN_TITLE} on it is in its title. */
  search_term: { term: string; document: number; weight: number };
  /** Every term, how people spell it, and how many documents have it; of `""` how many there are. */
  search_word: { term: string; spelling: string; documents: number };
  /** A search without results: its words as typed, how often, and the last day in Hong Kong. */
  missed_search: { words: string; typed: string; times: number; last_on: string };
};

export const searchTables = (db: Database) => db.$extendTables<SearchTables>();

/** The least weight of a term in a title; no other is as much. As in the index of `migrations/`. */
export const IN_TITLE = 1000;
