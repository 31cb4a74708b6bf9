import { renderCover } from "../../core/art/cover.server";
import { published } from "../../core/content/store/published.server";
import { shownText } from "../../core/locale/fallback.server";
import { localized } from "../../core/locale/lang";
import { siteWords } from "../../core/locale/words/public";
import { mediaRegistry } from "../../core/media/registry.server";
import type { KnownEntries, KnownPage } from "../../core/site/discovery/known-pages.server";
import { news } from "./definition";

export const archivePage: KnownPage = {
  path: "/archive",
  title: (lang) => siteWords(lang).newsTitle,
  picture: { motif: "camera", palette: "leaf", seed: 2 },
};

/** Where an item has no cover. */
const DRAWING = { motif: "branch", palette: "leaf", seed: 1 } as const;

/** The news, the newest first, each with its title and cover in link previews. */
export const newsEntries: KnownEntries = {
  count: (db) => published(db, news).count(),

  part: async (db, part) =>
    (await published(db, news).places({}, part)).map(({ id, sort }) => ({ path: news.view(id), date: sort })),

  card: async ({ db, media }, id, lang) => {
    const item = await published(db, news).find(id);
    if (!item) return undefined;
    const header = shownText(
      localized((each) => item[each].header),
      lang,
    );
    const file = item.coverId === null ? undefined : await mediaRegistry(db).find(item.coverId);
    return {
      lang: header.lang,
      title: header.text,
      picture: async () =>
        file ? { bytes: (await media.variant(file, 1280, [])).bytes } : { svg: renderCover(DRAWING) },
      coverId: item.coverId,
    };
  },
};
