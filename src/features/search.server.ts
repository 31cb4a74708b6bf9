import { sitePages } from "../pages/known-pages.server";
import type { Feature } from "../platform/feature.server";
import { glossaryTerms } from "./glossary/terms.server";
import { searchFeature, siteSearch } from "./search/feature.server";

/** The search for visitors, in all that these features show them. */
export function searchIn(features: () => readonly Feature[]) {
  const catalog = () => ({
    types: features().flatMap(({ content = [] }) => content),
    pages: [...sitePages, ...features().flatMap(({ pages = [] }) => pages)],
  });
  const site = siteSearch({ catalog, terms: glossaryTerms });
  return { site, catalog, feature: searchFeature(site, catalog) };
}
