import { sql } from "kysely";
import { type Database, isPostgres, oneOf } from "../../platform/db/database.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import type { SearchedDocument } from "./documents.server";
import { type Piece, piecesOf, type Token, tokensOf } from "./pieces.server";
import { STOP_STEMS } from "./stop-words";
import { IN_TITLE, searchTables } from "./tables.server";

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

/** The terms of a document: how much each says of it, and how it is spelled there. */
type Weights = ReadonlyMap<string, { weight: number; spelling: string }>;

/** The number of characters of a text that are indexed: some twenty printed pages. */
const LOOKED_THROUGH = 50_000;
/** Words of a text of common length, by which longer ones are compared. */
const COMMON_LENGTH = 200;
/** Term saturation and length normalisation, as in BM25. */
const SATURATION = 1.2;
const LENGTH_COUNTS = 0.6;
/** Characters of Chinese that say as much as a word of English. */
const CHARACTERS_A_WORD = 1.7;

/** Weighs the terms of a document: each as in the language that has most of it, as translations say one thing. */
function weigh(document: SearchedDocument): Weights {
  const weights = new Map<string, { weight: number; spelling: string }>();
  for (const lang of LANGS) {
    for (const [term, said] of weighIn(document, lang)) {
      if ((weights.get(term)?.weight ?? 0) < said.weight) weights.set(term, said);
    }
  }
  return weights;
}

function weighIn({ title, text, context }: SearchedDocument, lang: Lang) {
  const heading = counted(title[lang]);
  // One character says little of a text, and there are hundreds: it is found by the pairs that begin with it.
  const body = counted(`${text[lang].slice(0, LOOKED_THROUGH)}\n${context[lang]}`, isTelling);
  const longer = 1 - LENGTH_COUNTS + (LENGTH_COUNTS * body.length) / COMMON_LENGTH;
  const terms = new Set([...heading.terms.keys(), ...body.terms.keys()]);
  return [...terms].map((term) => {
    const inTitle = heading.terms.get(term);
    const inBody = body.terms.get(term);
    const often = inBody?.count ?? 0;
    const weight =
      900 * (often / (often + SATURATION * longer)) + (inTitle ? titleWeight(heading.length) : 0);
    return [
      term,
      { weight: Math.round(weight) + 1, spelling: inTitle?.spelling ?? inBody?.spelling ?? term },
    ] as const;
  });
}

/** The shorter a title, the more of it a term is. */
const titleWeight = (length: number): number => IN_TITLE + 2000 / (1 + 0.25 * Math.max(0, length - 1));

/** Returns whether a term of a text is stored: not one Chinese character, nor a word that says nothing. */
const isTelling = ({ term, from, to }: Token, pieces: readonly Piece[]): boolean =>
  to - from > 1 || !(pieces[from]?.isHan || STOP_STEMS.has(term));

function counted(text: string, isIndexed: (token: Token, pieces: readonly Piece[]) => boolean = () => true) {
  const pieces = piecesOf(text);
  const terms = new Map<string, { count: number; spelling: string }>();
  for (const token of tokensOf(pieces, text)) {
    if (!isIndexed(token, pieces)) continue;
    const { term, from, to } = token;
    const known = terms.get(term);
    if (known) known.count += 1;
    else terms.set(term, { count: 1, spelling: text.slice(pieces[from]?.at, pieces[to - 1]?.end) });
  }
  const characters = pieces.filter(({ isHan }) => isHan).length;
  return { terms, length: pieces.length - characters + characters / CHARACTERS_A_WORD };
}
