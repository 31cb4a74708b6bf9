import { sql } from "kysely";
import { type Database, isPostgres, oneOf } from "../../platform/db/database.server";
import type { SearchedDocument } from "./documents.server";
import { searchTables } from "./tables.server";
import { type Weights, weigh } from "./weigh.server";

/** The edition of the rules by which documents are made and weighed; a program with others counts it up. */
export const EDITION = 1;

/** An entry with its documents, of which there may be none. */
export interface IndexedEntry {
  type: string;
  id: string;
  documents: readonly SearchedDocument[];
}

/** Puts the documents of different entries in place of those before, in the transaction `tx`. */
export async function saveDocuments(tx: Database, entries: readonly IndexedEntry[]): Promise<void> {
  const db = searchTables(tx);
  const changes = new WordChanges();
  for (const [type, some] of Map.groupBy(entries, (entry) => entry.type)) {
    const ids = some.map(({ id }) => id);
    const before = await db
      .selectFrom("search_document")
      .select(["key", "terms"])
      .where("type", "=", type)
      .where(sql<boolean>`id ${oneOf(tx, ids, "text")}`)
      .execute();
    for (const { key, terms } of before) {
      await db.deleteFrom("search_document").where("key", "=", key).execute();
      const said = JSON.parse(terms) as string[];
      await deleteTerms(tx, key, said);
      changes.without(said);
    }
  }
  const all = entries.flatMap(({ type, id, documents }) =>
    documents.map((document) => ({ type, id, document, weights: weigh(document) })),
  );
  if (all.length > 0) {
    const rows = all.map(({ type, id, document: { part, kind, date }, weights }) => ({
      ...{ type, id, part, kind, date, edition: EDITION },
      terms: JSON.stringify([...weights.keys()]),
    }));
    const added = await db
      .insertInto("search_document")
      .values(rows)
      .returning(["key", "type", "id", "part"])
      .execute();
    const keys = new Map(added.map(({ key, ...place }) => [placeOf(place), Number(key)]));
    await insertTerms(
      tx,
      all.map(({ type, id, document: { part }, weights }) => ({
        key: keys.get(placeOf({ type, id, part })) ?? 0,
        weights,
      })),
    );
    for (const { weights } of all) changes.withAll(weights);
  }
  await changes.save(tx);
}

const placeOf = ({ type, id, part }: { type: string; id: string; part: number }): string =>
  `${type} ${id} ${part}`;

const deleteTerms = (tx: Database, document: number, terms: readonly string[]) =>
  sql`delete from search_term where term ${oneOf(tx, terms, "text")} and document = ${document}`.execute(tx);

type TermRow = readonly [term: string, document: number, weight: number];

/** Rows of one statement, so that its parameters take little memory. */
const ROWS = 20_000;

async function insertTerms(
  tx: Database,
  documents: readonly { key: number; weights: Weights }[],
): Promise<void> {
  const rows = documents.flatMap(({ key, weights }) =>
    [...weights].map(([term, { weight }]): TermRow => [term, key, weight]),
  );
  // In the order of the index, each of whose pages is then changed once.
  rows.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  for (let from = 0; from < rows.length; from += ROWS) await insertRows(tx, rows.slice(from, from + ROWS));
}

const insertRows = (tx: Database, rows: readonly TermRow[]) =>
  (isPostgres(tx)
    ? sql`insert into search_term (term, document, weight)
        select * from unnest(${rows.map(([term]) => term)}::text[], ${rows.map(([, key]) => key)}::integer[],
          ${rows.map(([, , weight]) => weight)}::integer[])`
    : sql`insert into search_term (term, document, weight)
        select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
        from json_each(${JSON.stringify(rows)})`
  ).execute(tx);

/** The changes in the number of documents with each term. */
class WordChanges {
  readonly #changes = new Map<string, { by: number; spelling: string }>();

  withAll(weights: Weights): void {
    this.#add("", 1, "");
    for (const [term, { spelling }] of weights) this.#add(term, 1, spelling);
  }

  without(terms: readonly string[]): void {
    this.#add("", -1, "");
    for (const term of terms) this.#add(term, -1, "");
  }

  #add(term: string, by: number, spelling: string): void {
    const known = this.#changes.get(term);
    if (!known) {
      this.#changes.set(term, { by, spelling });
      return;
    }
    known.by += by;
    known.spelling ||= spelling;
  }

  async save(tx: Database): Promise<void> {
    const changed = [...this.#changes]
      .filter(([, { by }]) => by !== 0)
      .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
    const terms = changed.map(([term]) => term);
    if (terms.length === 0) return;
    const added = isPostgres(tx)
      ? sql`select term, spelling, documents from unnest(${terms}::text[],
          ${changed.map(([, { spelling }]) => spelling)}::text[], ${changed.map(([, { by }]) => by)}::integer[])
          as changed (term, spelling, documents)`
      : sql`select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
          from json_each(${JSON.stringify(changed.map(([term, { spelling, by }]) => [term, spelling, by]))}) where true`;
    await sql`insert into search_word (term, spelling, documents) ${added}
      on conflict (term) do update set documents = search_word.documents + excluded.documents`.execute(tx);
    if (changed.every(([, { by }]) => by > 0)) return;
    await sql`delete from search_word where term ${oneOf(tx, terms, "text")} and documents <= 0`.execute(tx);
  }
}
