import { siteWords } from "../../core/locale/words/public";
import type { KnownPage } from "../../core/site/discovery/known-pages.server";
import { smaPublicWords } from "./public/words";

export const smaPage: KnownPage = {
  path: "/sma",
  title: (lang) => smaPublicWords[lang].smaTitle,
  called: (lang) => siteWords(lang).sma,
  picture: { motif: "helix", palette: "dawn", seed: 4 },
};
