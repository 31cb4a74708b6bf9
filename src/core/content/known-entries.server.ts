import type { CoverPicture } from "../art/cover";
import { renderCover } from "../art/cover.server";
import { shownText } from "../locale/fallback.server";
import { localized } from "../locale/lang";
import { mediaRegistry } from "../media/registry.server";
import type { KnownEntries } from "../site/discovery/known-pages.server";
import { cardOf } from "./card";
import type { ContentList } from "./definition";
import { published } from "./store/published.server";

/**
 * The pages of a list's entries, for search engines and link previews, each with its title and cover.
 * @param drawing for those without a cover
 */
export function knownEntries(type: ContentList, drawing: CoverPicture): KnownEntries {
  const isDated = typeof type.order === "object";
  return {
    count: (db) => published(db, type).count(),

    part: async (db, part) =>
      (await published(db, type).places({}, part)).map(({ id, sort }) => ({
        path: type.view(id),
        ...(isDated && { date: sort }),
      })),

    card: async ({ db, media }, id, lang) => {
      const entry = await published(db, type).find(id);
      if (!entry) return undefined;
      const { title, cover } = cardOf(type, entry);
      const shown = shownText(
        localized((each) => title[each]),
        lang,
      );
      const file = cover === null ? undefined : await mediaRegistry(db).find(cover);
      return {
        lang: shown.lang,
        title: shown.text,
        picture: async () =>
          file ? { bytes: (await media.variant(file, 1280, [])).bytes } : { svg: renderCover(drawing) },
        coverId: cover,
      };
    },
  };
}
