import type { Database } from "../../core/db/database.server";
import type { Part } from "../../core/db/paging.server";
import type { Localized } from "../../core/locale/lang";
import { type Dimensions, mediaRegistry } from "../../core/media/registry.server";
import type { Category } from "./category";
import { newsPlaces, type Wanted } from "./places.server";
import type { CardText, NewsTables } from "./rows.server";
import { FOUND_AT_MOST, newsWith } from "./words.server";

/** What a list shows of a news item, without its text. */
export interface NewsCard {
  id: string;
  date: string;
  starred: boolean;
  cover: CardCover | null;
  text: Localized<CardText>;
}

export interface CardCover extends Dimensions {
  id: string;
}

/** A page of a list, and how many there are in all. */
export interface CardList {
  cards: NewsCard[];
  total: number;
}

/** How many of the starred news the home page shows: the newest of them. */
const FEATURED = 4;

/** Lists of news for pages: newest first, a part at a time, never reading whole articles. */
export function newsCards(database: Database) {
  const db = database.$extendTables<NewsTables>();
  const cards = db
    .selectFrom("news")
    .select(["news.id", "news.date", "starred", "cover_id", "card"])
    .orderBy("news.date", "desc")
    .orderBy("news.id", "desc");

  const load = async (query: typeof cards): Promise<NewsCard[]> => {
    const rows = await query.execute();
    const covers = await mediaRegistry(database).dimensions(
      rows.map(({ cover_id }) => cover_id).filter((id) => id !== null),
    );
    return rows.map(({ id, date, starred, cover_id, card }) => {
      const size = cover_id === null ? undefined : covers.get(cover_id);
      return {
        id,
        date,
        starred: starred === 1,
        cover: cover_id !== null && size ? { id: cover_id, ...size } : null,
        text: JSON.parse(card),
      };
    });
  };

  const ofIds = async (ids: readonly string[]) =>
    ids.length === 0 ? [] : load(cards.where("news.id", "in", ids));

  const pageOf = async (wanted: Wanted, part: Part): Promise<CardList> => {
    const places = newsPlaces(database, wanted);
    const total = await places.count();
    return { cards: await ofIds((await places.part(part, total)).map(({ id }) => id)), total };
  };

  return {
    featured: () => load(cards.where("starred", "=", 1).limit(FEATURED)),

    newestOthers: (id: string, count: number) => load(cards.where("news.id", "!=", id).limit(count)),

    /**
     * Those in whose headers or texts `words` occurs, in any language, Chinese script, case and width; all for `""`.
     * Of very many it leads to the newest alone, and says that there are more.
     */
    search: async (words: string, wanted: Wanted, part: Part): Promise<CardList & { more: boolean }> => {
      if (words === "") return { ...(await pageOf(wanted, part)), more: false };
      const found = await newsWith(database, words, wanted);
      return {
        cards: await ofIds(found.slice(0, FOUND_AT_MOST).slice(part.offset, part.offset + part.limit)),
        total: Math.min(found.length, FOUND_AT_MOST),
        more: found.length > FOUND_AT_MOST,
      };
    },

    byYear: (year: number, part: Part): Promise<CardList> => pageOf({ year }, part),

    byCategory: (category: Category | "all", part: Part): Promise<CardList> =>
      pageOf(category === "all" ? {} : { category }, part),
  };
}
