import type { AnyContent, ContentList } from "../../../content/definition";
import { unsaved } from "../../../content/field";
import { addMany } from "../../../content/store/many.server";
import { type Database, isPostgres } from "../../../platform/db/database.server";
import { withoutInvertedIndexes } from "../../../platform/db/search-index.server";
import { searchCatalog } from "../../index.server";

/** Numbers that look random and are the same each time, from 0 up to 1. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const SYLLABLES = [
  "ba",
  "ko",
  "ri",
  "men",
  "tu",
  "sal",
  "ve",
  "dor",
  "ni",
  "lap",
  "gre",
  "shu",
  "fi",
  "wan",
  "to",
  "qua",
];
const FIRST_HAN = 0x4e00;

/** The word of a rank among the words of a language; the first are the most common. */
function wordOf(rank: number): string {
  let left = rank + SYLLABLES.length;
  let word = "";
  while (left > 0) {
    word += SYLLABLES[left % SYLLABLES.length];
    left = Math.floor(left / SYLLABLES.length);
  }
  return word;
}

/** Two or three characters of Chinese in the place of a word. */
const hanOf = (rank: number): string =>
  String.fromCodePoint(FIRST_HAN + (rank % 3000), FIRST_HAN + ((rank * 7) % 2503));

const WORDS = 30_000;

/** A rank as words have them: the common ones far more often than the rare. */
const rankOf = (random: () => number): number => Math.floor(WORDS ** random()) - 1;

const textOf = (random: () => number, length: number, word: (rank: number) => string, between: string) =>
  Array.from({ length }, () => word(rankOf(random))).join(between);

function newsOf(news: ContentList, random: () => number, at: number): AnyContent {
  const begins = unsaved(news);
  const said = (word: (rank: number) => string, between: string) => ({
    header: textOf(random, 6, word, between),
    content: `<p>${textOf(random, 60, word, between)}</p>`,
  });
  return {
    ...begins,
    date: new Date(Date.UTC(2000, 0, 1) + at * 3_600_000).toISOString(),
    eng: { ...begins.eng, ...said(wordOf, " ") },
    tra: { ...begins.tra, ...said(hanOf, "") },
    sim: begins.sim,
  };
}

/** Publishes so many news items of made-up words. */
export async function publishMany(db: Database, count: number): Promise<void> {
  const random = sequence(1);
  const news = searchCatalog().types.find(({ name }) => name === "news") as ContentList;
  const add = async (tx: Database) => {
    for (let at = 0; at < count; at += 1000) {
      const some = Array.from({ length: Math.min(1000, count - at) }, (_, number) =>
        newsOf(news, random, at + number),
      );
      await addMany(tx, news, some, "");
    }
  };
  const engine = isPostgres(db) ? "postgres" : "sqlite";
  await db.transaction().execute((tx) => withoutInvertedIndexes(tx, engine, () => add(tx)));
}

/** Searches as people type them: one to four words, most of them common, some with a fault. */
export function searches(count: number): string[] {
  const random = sequence(2);
  return Array.from({ length: count }, (_, at) => {
    const length = 1 + Math.floor(random() * 4);
    const words = textOf(random, length, at % 2 === 0 ? wordOf : hanOf, at % 2 === 0 ? " " : "");
    return at % 10 === 0 ? `${words.slice(1)}x` : words;
  });
}
