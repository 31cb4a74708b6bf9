import { type ContentType, distinctEntries, entryKey } from "../../content/definition";
import { isList } from "../../content/store/derived.server";
import type { Database } from "../../platform/db/database.server";
import { pagesOf, partOfPage } from "../../platform/db/paging.server";
import { type Shown, shownText } from "../../platform/locale/fallback.server";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import type { SearchCatalog, SearchedDocument } from "./documents.server";
import { excerptOf } from "./excerpt.server";
import { documentsNow } from "./index-entries.server";
import { piecesOf } from "./pieces.server";
import { countsOf, type Found, pairsFrom, ranked } from "./rank.server";
import { suggestionFor } from "./suggest.server";
import { type Synonyms, termsOf } from "./synonyms.server";
import { unitsOf } from "./units.server";

/** Characters that are looked for. */
export const LONGEST_SEARCH = 100;

/** Results on a page. */
const PAGE_SIZE = 10;

/** A visitor's query. */
export interface SearchQuery {
  words: string;
  lang: Lang;
  /** `""` for all. */
  kind: string;
  page: number;
}

/** A result as a visitor gets it. */
export interface SearchResult {
  kind: string;
  id: string;
  /** In the language of the visitor, or in that which there is. */
  title: Shown;
  url: string;
  /** ISO 8601, or `""`. */
  date: string;
  excerpt: Shown;
}

/** A page of what was found. */
export interface SearchResults {
  results: SearchResult[];
  total: number;
  pages: number;
  /** The kinds of all that was found, and how many there are of each. */
  kinds: { kind: string; count: number }[];
  /** The terms that were looked for, to be marked. */
  terms: ReadonlySet<string>;
}

const NOTHING: SearchResults = { results: [], total: 0, pages: 1, kinds: [], terms: new Set() };

/** Searches public content. */
export async function search(
  db: Database,
  catalog: SearchCatalog,
  synonyms: Synonyms,
  { words, lang, kind, page }: SearchQuery,
): Promise<SearchResults> {
  const { units, counts } = await wanted(db, words, synonyms);
  if (units.length === 0) return NOTHING;
  const found = await ranked(db, units, counts);
  const ofKind = kind === "" ? found : found.filter((each) => each.kind === kind);
  const { limit, offset } = partOfPage(page, PAGE_SIZE);
  const terms = new Set(units.flat(2));
  const shown = await shownOf(db, catalog, ofKind.slice(offset, offset + limit));
  return {
    results: shown.map((each) => resultOf(each, lang, terms)),
    total: ofKind.length,
    pages: pagesOf(ofKind.length, PAGE_SIZE),
    kinds: kindsOf(found),
    terms,
  };
}

/** The things that are looked for, of those that any document says, and how many say each term. */
async function wanted(db: Database, words: string, synonyms: Synonyms) {
  const forms = piecesOf(words).map(({ form }) => form);
  const [only = ""] = forms;
  const pairs = forms.length === 1 && LONE_HAN.test(only) ? await pairsFrom(db, only) : [];
  const known = new Set([...forms, ...termsOf(words), ...pairs]);
  // The terms of every meaning that begins somewhere in the words, so that one question counts all.
  for (let at = 0; at < forms.length; at += 1) {
    for (let to = at + 1; to <= Math.min(forms.length, at + synonyms.longest); to += 1) {
      for (const way of synonyms.of(forms.slice(at, to)) ?? []) for (const term of way) known.add(term);
    }
  }
  const counts = await countsOf(db, [...known]);
  const units = unitsOf(words, synonyms, (way) => way.every((term) => counts.has(term)));
  const [first, ...others] = units;
  const withPairs =
    first && pairs.length > 0 ? [[...first, ...pairs.map((pair) => [pair])], ...others] : units;
  return {
    counts,
    units: withPairs.filter((unit) => unit.some((way) => way.some((term) => counts.has(term)))),
  };
}

const LONE_HAN = /^\p{Script=Han}$/u;

const kindsOf = (found: readonly Found[]) =>
  [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, { length: count }]) => ({ kind, count }));

interface ShownDocument {
  id: string;
  document: SearchedDocument;
}

/** The documents as visitors get them now, so that nothing else can be shown, whatever the index has. */
async function shownOf(
  db: Database,
  catalog: SearchCatalog,
  found: readonly Found[],
): Promise<ShownDocument[]> {
  const entries = await documentsNow(db, catalog, distinctEntries(found));
  const documents = new Map(entries.map((entry) => [entryKey(entry), entry.documents]));
  const shown: ShownDocument[] = [];
  for (const { type, id, part } of found) {
    const document = documents.get(entryKey({ type, id }))?.find((each) => each.part === part);
    if (document) shown.push({ id: part === 0 ? id : `${id}.${part}`, document });
  }
  return shown;
}

function resultOf({ id, document }: ShownDocument, lang: Lang, terms: ReadonlySet<string>): SearchResult {
  const text = shownText(document.text, lang);
  return {
    ...{ id, kind: document.kind, date: document.date },
    title: shownText(document.title, lang),
    url: document.url(lang),
    excerpt: { ...text, text: excerptOf(text.text, text.lang, terms) },
  };
}

/** A spelling suggestion for words without results; undefined where it would have none either. */
export async function didYouMean(
  db: Database,
  catalog: SearchCatalog,
  synonyms: Synonyms,
  query: SearchQuery,
): Promise<string | undefined> {
  const words = await suggestionFor(db, query.words, query.lang, synonyms);
  if (words === undefined) return undefined;
  const { total } = await search(db, catalog, synonyms, { ...query, words });
  return total > 0 ? words : undefined;
}

/** The name of a kind for visitors: that of its list. */
export function nameOfKind(types: readonly ContentType[], kind: string): Localized | undefined {
  const type = types.find(({ name }) => name === kind);
  if (!type || !isList(type)) return undefined;
  return type.publicName ?? localized((lang) => type.words[lang].list);
}
