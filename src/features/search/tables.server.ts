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
    /** The version of the program that made it. */
    edition: number;
    /** JSON: its terms. */
    terms: string;
  };
  /** The weight of a term in a document; from {@link IN_TITLE} on it is in the title. */
  search_term: { term: string; document: number; weight: number };
  /** Every term, its usual spelling, and its number of documents; under `""` the number of all documents. */
  search_word: { term: string; spelling: string; documents: number };
  /** A search without results: its words as typed, how often, and the last day in Hong Kong. */
  missed_search: { words: string; typed: string; times: number; last_on: string };
};

export const searchTables = (db: Database) => db.$extendTables<SearchTables>();

/** The least weight of a term in a title; no other is as much. As in the index of `migrations/`. */
export const IN_TITLE = 1000;
