import { sql } from "kysely";
import { type Database, oneOf } from "../../platform/db/database.server";
import { IN_TITLE, searchTables } from "./tables.server";
import type { Unit } from "./units.server";

/** A document that was found. */
export interface Found {
  key: number;
  type: string;
  id: string;
  part: number;
  kind: string;
  date: string;
}

/** Results that a search leads to at most. */
const FOUND_AT_MOST = 500;

/** Documents of one term that are read: all of a rare one, of a common one those with it in the title and the latest. */
const OF_ONE = 1000;
/** Documents that are read for all terms; what is more common than that only weighs those that others found. */
const OF_ALL = 4000;
/** Documents that are weighed by every term. */
const WEIGHED = 600;
/** The share of the best document's coverage of the query that a result must have. */
const LEAST_COVERED = 0.6;
/** Results that are so much worse than the best are noise. */
const LEAST_SCORE = 0.02;
/** The part of a word's terms that a document must have where it lacks some. */
const LEAST_OF_WAY = 0.6;

/** Pairs by which one Chinese character alone is looked for. */
const MOST_PAIRS = 12;

/** The number of documents with each term; under `""` the number of all documents. */
export async function countsOf(db: Database, terms: readonly string[]): Promise<Map<string, number>> {
  const rows = await searchTables(db)
    .selectFrom("search_word")
    .select(["term", "documents"])
    .where(sql<boolean>`term ${oneOf(db, ["", ...terms], "text")}`)
    .execute();
  return new Map(rows.map(({ term, documents }) => [term, documents]));
}

/** The most common pairs of Chinese characters that begin with one. */
export async function pairsFrom(db: Database, character: string): Promise<string[]> {
  const rows = await searchTables(db)
    .selectFrom("search_word")
    .select("term")
    .where("term", ">", character)
    .where("term", "<", `${character}\u{10ffff}`)
    .orderBy("documents", "desc")
    .orderBy("term")
    .limit(MOST_PAIRS)
    .execute();
  return rows.map(({ term }) => term);
}

/** How rare a term is among so many documents, as in BM25. */
const rarity = (documents: number, all: number): number =>
  Math.log(1 + (all - documents + 0.5) / (documents + 0.5));

/**
 * The documents that say what is looked for, the best first. Weights are whole numbers and the order is made here, so
 * that it is the same on both engines.
 * @param counts those of all terms
 */
export async function ranked(
  db: Database,
  units: readonly Unit[],
  counts: ReadonlyMap<string, number>,
): Promise<Found[]> {
  const all = counts.get("") ?? 0;
  const terms = [...new Set(units.flat(2))]
    .filter((term) => counts.has(term))
    .sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0) || compare(one, other));
  const rare = new Map(terms.map((term) => [term, rarity(counts.get(term) ?? 0, all)]));
  const said = new Map<number, Map<string, number>>();
  const add = (rows: readonly Posting[]) => {
    for (const { term, document, weight } of rows) {
      const own = said.get(document) ?? new Map<string, number>();
      said.set(document, own.set(term, weight));
    }
  };
  const isLeft = await readTerms(db, terms, counts, add);
  const score = (own: ReadonlyMap<string, number>) => scoreOf(own, units, rare);
  if (isLeft.length > 0) {
    const best = best600(said, score);
    add(await weightsOf(db, isLeft, best));
    for (const document of said.keys()) if (!best.includes(document)) said.delete(document);
  }
  const scored = [...said].map(([document, own]) => ({ document, ...score(own) }));
  const covered = Math.max(0, ...scored.map((each) => each.covered));
  const top = Math.max(0, ...scored.map((each) => each.score));
  const best = scored
    .filter(
      (each) => each.score > 0 && each.covered >= LEAST_COVERED * covered && each.score >= LEAST_SCORE * top,
    )
    .sort((one, other) => other.score - one.score || other.document - one.document)
    .slice(0, FOUND_AT_MOST);
  return inOrder(db, best);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function best600(
  said: ReadonlyMap<number, ReadonlyMap<string, number>>,
  score: (own: ReadonlyMap<string, number>) => { score: number },
): number[] {
  return [...said]
    .map(([document, own]) => ({ document, score: score(own).score }))
    .sort((one, other) => other.score - one.score || other.document - one.document)
    .slice(0, WEIGHED)
    .map(({ document }) => document);
}

interface Posting {
  term: string;
  document: number;
  weight: number;
}

/** Reads the documents of terms, the rarest first, and gives those of which not all were read. */
async function readTerms(
  db: Database,
  terms: readonly string[],
  counts: ReadonlyMap<string, number>,
  add: (rows: readonly Posting[]) => void,
): Promise<string[]> {
  let room = OF_ALL;
  const whole: string[] = [];
  const left: string[] = [];
  for (const term of terms) {
    const count = counts.get(term) ?? 0;
    if (count <= OF_ONE && count <= room) {
      whole.push(term);
      room -= count;
    } else left.push(term);
  }
  const postings = searchTables(db).selectFrom("search_term").select(["term", "document", "weight"]);
  if (whole.length > 0) add(await postings.where(sql<boolean>`term ${oneOf(db, whole, "text")}`).execute());
  // All of them in one question, since each has its way to the database and back.
  const parts = left.slice(0, Math.floor(room / OF_ONE)).flatMap((term) => {
    const of = postings.where("term", "=", term);
    const inTitle = of.where("weight", ">=", IN_TITLE).orderBy("weight", "desc").orderBy("document", "desc");
    return [inTitle.limit(OF_ONE / 2), of.orderBy("document", "desc").limit(OF_ONE / 2)];
  });
  const [first, ...rest] = parts.map((part) => db.selectFrom(part.as("part")).selectAll());
  if (first) add(await rest.reduce((all, part) => all.unionAll(part), first).execute());
  return left;
}

/** The weights of terms in some documents. */
async function weightsOf(
  db: Database,
  terms: readonly string[],
  documents: readonly number[],
): Promise<Posting[]> {
  return searchTables(db)
    .selectFrom("search_term")
    .select(["term", "document", "weight"])
    .where(sql<boolean>`term ${oneOf(db, terms, "text")}`)
    .where(sql<boolean>`document ${oneOf(db, documents, "integer")}`)
    .execute();
}

/** The score of a document for the concepts, and its coverage of them, weighted by rarity. */
function scoreOf(
  own: ReadonlyMap<string, number>,
  units: readonly Unit[],
  rare: ReadonlyMap<string, number>,
) {
  let [score, covered, wanted] = [0, 0, 0];
  for (const unit of units) {
    const senses = unit.map((way) => wayOf(way, own, rare));
    const importance = Math.max(...senses.map((way) => way.importance));
    wanted += importance;
    const best = Math.max(...senses.map((way) => way.score));
    score += best;
    if (best > 0)
      covered += importance * Math.max(...senses.filter((way) => way.score > 0).map((way) => way.part));
  }
  const part = wanted === 0 ? 0 : covered / wanted;
  return { score: Math.round(score * part * part), covered: part };
}

function wayOf(way: readonly string[], own: ReadonlyMap<string, number>, rare: ReadonlyMap<string, number>) {
  const importance = mean(way.map((term) => rare.get(term) ?? 0));
  const part = way.filter((term) => own.has(term)).length / way.length;
  const said = mean(way.map((term) => (own.get(term) ?? 0) * (rare.get(term) ?? 0)));
  return { importance, part, score: part < LEAST_OF_WAY ? 0 : said * part * part };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Sorts documents by score; equal scores by date, latest first, then by identity. */
async function inOrder(
  db: Database,
  scored: readonly { document: number; score: number }[],
): Promise<Found[]> {
  if (scored.length === 0) return [];
  const rows = await searchTables(db)
    .selectFrom("search_document")
    .select(["key", "type", "id", "part", "kind", "date"])
    .where(
      sql<boolean>`key ${oneOf(
        db,
        scored.map(({ document }) => document),
        "integer",
      )}`,
    )
    .execute();
  const scores = new Map(scored.map(({ document, score }) => [document, score]));
  return rows
    .map((row) => ({ ...row, key: Number(row.key) }))
    .sort(
      (one, other) =>
        (scores.get(other.key) ?? 0) - (scores.get(one.key) ?? 0) ||
        compare(other.date, one.date) ||
        compare(one.type, other.type) ||
        compare(one.id, other.id) ||
        one.part - other.part,
    );
}
