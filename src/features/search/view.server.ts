import type { ContentType } from "../../content/definition";
import type { Lang } from "../../platform/locale/lang";
import { marked, type Stretch } from "./excerpt.server";
import { searchPublicWords } from "./public/words";
import { nameOfKind, type SearchResults } from "./site-search.server";

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
