import { setImmediate } from "node:timers/promises";
import { type Expression, type SqlBool, sql } from "kysely";
import { entryTitles } from "../../content/store/entry-state.server";
import { type Database, oneOf } from "../../platform/db/database.server";
import { sharedActions } from "../../platform/journal/actions";
import { ACCOUNTS } from "../../platform/journal/journal.server";
import type { Localized } from "../../platform/locale/lang";
import { searchedText, searchWords } from "../../platform/locale/searched-text.server";
import type { JournalWords } from "../../ui/screens";
import { activityWords } from "./words";

/** Returns the names of records other than content by their ids, for each feature that has such. */
export type NamesOf = Readonly<
  Record<string, (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, Localized>>>
>;

/** What an entry of the journal is about. */
interface Subject {
  feature: string;
  entity_id: string;
}

/** The names of what some entries are about, by its id: content by its titles, other things by their feature. */
export async function namesOf(
  db: Database,
  rows: readonly Subject[],
  names: NamesOf,
): Promise<ReadonlyMap<string, Localized>> {
  const idsOf = (feature?: string) =>
    rows.flatMap((row) => (feature === undefined || row.feature === feature ? [row.entity_id] : []));
  const own = Object.entries(names).map(([feature, find]) => find(db, idsOf(feature)));
  const all = await Promise.all([entryTitles(db, idsOf()), ...own]);
  return new Map(all.flatMap((names) => [...names]));
}

/** How a feature and its actions are called in the journal. */
export interface FeatureWords {
  name: string;
  journal?: JournalWords;
}

/** What occurs in the part of a journal that is searched. */
interface Searched {
  authors: readonly string[];
  features: readonly string[];
  subjects: readonly Subject[];
  /** Ids of what the searcher may not know the name of. */
  withheld: ReadonlySet<string>;
  words: readonly FeatureWords[];
  names: NamesOf;
}

/**
 * The condition that an entry of the journal has each word of `q` in the name of what it is about, its feature, what
 * was done, or who did it; in any language and Chinese script.
 */
export async function journalSearch(
  db: Database,
  q: string,
  searched: Searched,
): Promise<Expression<SqlBool>> {
  const { authors, features, words } = searched;
  const journalOf = (feature: string) => words.find(({ name }) => name === feature)?.journal;
  const author = matcher(authors, (name) => (name === "" ? saidOf("nobody") : [name]));
  const feature = matcher(features, (name) => Object.values(journalOf(name)?.title ?? [name]));
  const shared = matcher(Object.entries(sharedActions), ([, said]) => Object.values(said));
  const own = matcher(
    words.flatMap(({ name, journal }) => Object.values(journal?.actions ?? {}).map((act) => ({ name, act }))),
    ({ act }) => Object.values(act.words),
  );
  const subject = await subjectMatcher(db, searched);
  const among = (column: string, values: readonly string[]) =>
    sql<SqlBool>`${sql.ref(column)} ${oneOf(db, values, "text")}`;
  const says = (word: string) => {
    const ofFeatures = Map.groupBy(own(word), ({ name }) => name);
    const any = [
      among("author", author(word)),
      among("feature", feature(word)),
      among(
        "action",
        shared(word).map(([name]) => name),
      ),
      among(
        "entity_id",
        subject(word).map(({ entity_id }) => entity_id),
      ),
      ...[...ofFeatures].map(
        ([name, acts]) =>
          sql<SqlBool>`(feature = ${name} and ${among(
            "action",
            acts.map(({ act }) => act.name),
          )})`,
      ),
    ];
    return sql<SqlBool>`(${sql.join(any, sql` or `)})`;
  };
  return sql`(${sql.join([sql`1 = 1`, ...searchWords(q).map(says)], sql` and `)})`;
}

/** Returns those of some items whose texts contain a word. */
function matcher<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): (word: string) => Item[] {
  const searched = items.map((item) => ({ item, text: searchedText(textsOf(item)) }));
  return (word) => searched.flatMap(({ item, text }) => (text.includes(word) ? [item] : []));
}

/** Names that are read at once. */
const AT_ONCE = 500;

/** The same for what entries are about, by its names; an account by its username. */
async function subjectMatcher(db: Database, { subjects, names, withheld }: Searched) {
  const called: { entity_id: string; texts: readonly string[] }[] = [];
  for (let at = 0; at < subjects.length; at += AT_ONCE) {
    const some = subjects.slice(at, at + AT_ONCE);
    const found = await namesOf(db, some, names);
    for (const { feature, entity_id } of some) {
      const own = feature === ACCOUNTS ? accountTexts(entity_id) : Object.values(found.get(entity_id) ?? {});
      if (!withheld.has(entity_id)) called.push({ entity_id, texts: own });
    }
    await setImmediate();
  }
  return matcher(called, ({ texts }) => texts);
}

const accountTexts = (username: string): readonly string[] =>
  username === "" ? saidOf("unknownName") : [username];

/** What the screen says in place of a name, in each language. */
const saidOf = (name: "nobody" | "unknownName"): string[] =>
  Object.values(activityWords).map((words) => words[name]);
