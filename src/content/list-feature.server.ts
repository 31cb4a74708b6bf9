import type { CoverPicture } from "../art/cover";
import { renderCover } from "../art/cover.server";
import { descriptionOf, mediaRegistry } from "../media/registry.server";
import { shownText } from "../platform/locale/fallback.server";
import { localized } from "../platform/locale/lang";
import { cardOf, titledIn } from "./card";
import type { ContentList } from "./definition";
import type { KnownEntries } from "./known-pages.server";
import { published } from "./store/published.server";

/** A list whose entries visitors see at addresses of their own: what its feature gives the server. */
export const listFeature = (type: ContentList, { picture }: { picture: CoverPicture }) => ({
  content: [type],
  entries: knownEntries(type, picture),
});

/**
 * The pages of a list's entries, for search engines and link previews, each with its title and cover.
 * @param drawing for those without a cover
 */
export function knownEntries(type: ContentList, drawing: CoverPicture): KnownEntries {
  return {
    count: (db) => published(db, type).count(),

    part: async (db, part) => {
      const list = published(db, type);
      const places = await list.places({}, part);
      return (await list.cardsOf(places.map(({ id }) => id))).map(({ _id, changed: date, title }) => ({
        path: type.view(_id),
        langs: titledIn(title),
        ...(date !== "" && { date }),
      }));
    },

    card: async ({ db, media }, id, lang) => {
      const entry = await published(db, type).find(id);
      if (!entry) return undefined;
      const { title, cover } = cardOf(type, entry);
      const shown = shownText(
        localized((each) => title[each]),
        lang,
      );
      const file = cover === null ? undefined : await mediaRegistry(db).find(cover);
      const focus = file && descriptionOf(file).focus;
      return {
        lang: shown.lang,
        title: shown.text,
        picture: async () =>
          file
            ? { bytes: (await media.variant(file, 1280, [])).bytes, focus }
            : { svg: renderCover(drawing) },
        coverId: file ? JSON.stringify([file.blob, focus]) : null,
      };
    },
  };
}
