import { sql } from "kysely";
import { type Database, isPostgres } from "../../platform/db/database.server";
import type { SearchedDocument } from "./documents.server";
import { searchTables } from "./tables.server";
import { type Weights, weigh } from "./weigh.server";

/** The edition of the rules by which documents are made and weighed; a program with others counts it up. */
export const EDITION = 1;

/** An entry whose documents are kept. */
interface Owner {
  type: string;
  id: string;
}

/** Keeps the documents of an entry in place of those before, in the transaction `tx`. */
export async function saveDocuments(
  tx: Database,
  owner: Owner,
  documents: readonly SearchedDocument[],
): Promise<void> {
  const db = searchTables(tx);
  const before = await db
    .selectFrom("search_document")
    .select(["key", "terms"])
    .where("type", "=", owner.type)
    .where("id", "=", owner.id)
    .execute();
  const changes = new WordChanges();
  for (const { key, terms } of before) {
    await db.deleteFrom("search_document").where("key", "=", key).execute();
    const said = JSON.parse(terms) as string[];
    await deleteTerms(tx, key, said);
    changes.without(said);
  }
  for (const document of documents) {
    const weights = weigh(document);
    const { part, kind, date } = document;
    const { key } = await db
      .insertInto("search_document")
      .values({ ...owner, part, kind, date, edition: EDITION, terms: JSON.stringify([...weights.keys()]) })
      .returning("key")
      .executeTakeFirstOrThrow();
    await insertTerms(tx, Number(key), weights);
    changes.withAll(weights);
  }
  await changes.save(tx);
}

/** A list of values as one parameter: SQLite reads JSON, PostgreSQL an array. */
export const oneOf = (
  db: Database,
  values: readonly string[] | readonly number[],
  type: "text" | "integer",
) =>
  isPostgres(db)
    ? sql<boolean>`= any(${values}::${sql.raw(type)}[])`
    : sql<boolean>`in (select value from json_each(${JSON.stringify(values)}))`;

const deleteTerms = (tx: Database, document: number, terms: readonly string[]) =>
  sql`delete from search_term where term ${oneOf(tx, terms, "text")} and document = ${document}`.execute(tx);

async function insertTerms(tx: Database, document: number, weights: Weights): Promise<void> {
  const terms = [...weights.keys()];
  const each = [...weights.values()].map(({ weight }) => weight);
  await (isPostgres(tx)
    ? sql`insert into search_term (term, document, weight)
        select term, ${document}::integer, weight from unnest(${terms}::text[], ${each}::integer[]) as said (term, weight)`
    : sql`insert into search_term (term, document, weight)
        select json_extract(value, '$[0]'), ${document}, json_extract(value, '$[1]')
        from json_each(${JSON.stringify(terms.map((term, at) => [term, each[at]]))})`
  ).execute(tx);
}

/** In how many documents more or fewer terms stand than before. */
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
    this.#changes.set(term, { by: (known?.by ?? 0) + by, spelling: spelling || (known?.spelling ?? "") });
  }

  async save(tx: Database): Promise<void> {
    const changed = [...this.#changes].filter(([, { by }]) => by !== 0);
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
