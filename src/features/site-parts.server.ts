// What one feature has for the whole site, named where the site is put together.
export { madePages } from "./free-pages/made-pages.server";
export { glossaryConverter, glossaryTerms } from "./glossary/terms.server";
export { readMenu } from "./menu/read-menu.server";
export { newsFeed } from "./news/feed.server";
