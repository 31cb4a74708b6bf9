import { siteWords } from "../../core/locale/words/public";
import type { KnownPage } from "../../core/site/discovery/known-pages.server";

export const smaPage: KnownPage = {
  path: "/sma",
  title: (lang) => siteWords(lang).smaTitle,
  picture: { motif: "helix", palette: "dawn", seed: 4 },
};
