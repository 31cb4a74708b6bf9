import type { ContentType } from "../../content/definition";
import type { Database } from "../../platform/db/database.server";
import { atRevision } from "../../platform/db/site-revision.server";
import type { Deps } from "../../platform/deps.server";
import { answers, type Feature, feature } from "../../platform/feature.server";
import { renderBudget } from "../../platform/http/visitor-allowance.server";
import type { Term } from "../../platform/locale/conversion/term";
import type { Lang } from "../../platform/locale/lang";
import { searchContract } from "./contract";
import type { SearchCatalog } from "./documents.server";
import { marked, type Stretch } from "./excerpt.server";
import { indexInBackground } from "./index-entries.server";
import { countMissed, mostMissed, saveMissed } from "./missed.server";
import { searchPublicWords } from "./public/words";
import { didYouMean, nameOfKind, type SearchQuery, type SearchResults, search } from "./site-search.server";
import { synonymsOf } from "./synonyms.server";

/** Missed searches that staff see on their home. */
const MISSED_SHOWN = 8;

/** What the search needs from the other features. */
export interface SearchSources {
  catalog: () => SearchCatalog;
  /** The glossary, whose terms mean the same. */
  terms: (db: Database) => Promise<readonly Term[]>;
}

/** The search for visitors. */
export function siteSearch({ catalog, terms }: SearchSources) {
  const synonyms = atRevision(async (db) => synonymsOf(await terms(db)));
  return {
    find: async (deps: Pick<Deps, "db" | "pages">, query: SearchQuery) => {
      const found = await search(deps.db, catalog(), await synonyms(deps), query);
      if (found.total === 0 && query.kind === "" && query.words !== "") countMissed(deps.db, query.words);
      return found;
    },
    didYouMean: async (deps: Pick<Deps, "db" | "pages">, query: SearchQuery) =>
      didYouMean(deps.db, catalog(), await synonyms(deps), query),
  };
}

export type SiteSearch = ReturnType<typeof siteSearch>;

/** Makes the feature for a search and its documents. */
export function searchFeature(site: SiteSearch, catalog: () => SearchCatalog): Feature {
  const budget = renderBudget();
  return feature({
    name: "search",
    answers: answers(searchContract, {
      search: async ({ q, lang, kind, page }, call) => {
        await budget(call.address);
        const query = { words: q, lang: lang ?? call.lang, kind, page };
        const { results, total, pages } = await site.find(call.deps, query);
        const said = results.map(({ title, excerpt, ...rest }) => ({
          ...rest,
          ...{ title: title.text, excerpt: excerpt.text },
        }));
        return { results: said, total, pages };
      },
      missed: async (_, { db }) => ({ missed: await mostMissed(db, MISSED_SHOWN) }),
    }),
    pages: [
      {
        path: "/search",
        title: (lang) => searchPublicWords[lang].title,
        picture: { motif: "path", palette: "dawn", seed: 6 },
        listed: false,
      },
    ],
    background: (deps) => {
      const ends = [indexInBackground(deps, catalog()), saveMissed(deps)];
      return async () => {
        await Promise.all(ends.map((end) => end()));
      };
    },
  });
}

/** A text with what was found in it, and the language that it is in. */
interface MarkedText {
  lang: Lang;
  stretches: readonly Stretch[];
}

/** A result on the page. */
export interface ResultView {
  id: string;
  url: string;
  /** The name of its kind. */
  kind: string;
  /** ISO 8601, or `""`. */
  date: string;
  title: MarkedText;
  excerpt: MarkedText;
}

/** What was found as the page shows it. */
export interface SearchView {
  results: ResultView[];
  total: number;
  pages: number;
  kinds: { kind: string; name: string; count: number }[];
}

/** Gives the page what was found, with the names of kinds in the language of the visitor. */
export function searchView(
  { results, total, pages, kinds, terms }: SearchResults,
  types: readonly ContentType[],
  lang: Lang,
): SearchView {
  const nameOf = (kind: string) => nameOfKind(types, kind)?.[lang] ?? searchPublicWords[lang].pages;
  return {
    ...{ total, pages },
    results: results.map(({ id, url, kind, date, title, excerpt }) => ({
      ...{ id, url, date, kind: nameOf(kind) },
      title: {
        lang: title.lang,
        stretches: title.text === "" ? [{ text: nameOf(kind), found: false }] : marked(title.text, terms),
      },
      excerpt: { lang: excerpt.lang, stretches: marked(excerpt.text, terms) },
    })),
    kinds: kinds.map(({ kind, count }) => ({ kind, count, name: nameOf(kind) })),
  };
}
