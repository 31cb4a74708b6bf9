import { knownEntries } from "../../core/content/list-feature.server";
import { siteWords } from "../../core/locale/words/public";
import type { KnownPage } from "../../core/site/discovery/known-pages.server";
import { news } from "./definition";

export const archivePage: KnownPage = {
  path: "/archive",
  title: (lang) => siteWords(lang).newsTitle,
  picture: { motif: "camera", palette: "leaf", seed: 2 },
};

/** The news, the newest first, each with its title and cover in link previews. */
export const newsEntries = knownEntries(news, { motif: "branch", palette: "leaf", seed: 1 });
