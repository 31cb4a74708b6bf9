import type { Database } from "../../core/db/database.server";
import type { Part } from "../../core/db/paging.server";
import type { Localized } from "../../core/locale/lang";
import { type Dimensions, mediaRegistry } from "../../core/media/registry.server";
import type { Category } from "./category";
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

  const newsIn = db.selectFrom("news").select((eb) => eb.fn.countAll().as("total"));

  const ofIds = async (ids: readonly string[]) =>
    ids.length === 0 ? [] : load(cards.where("news.id", "in", ids));

  const allCards = async ({ limit, offset }: Part): Promise<CardList> => ({
    cards: await load(cards.limit(limit).offset(offset)),
    total: Number((await newsIn.executeTakeFirstOrThrow()).total),
  });

  return {
    featured: () => load(cards.where("starred", "=", 1).limit(FEATURED)),

    newestOthers: (id: string, count: number) => load(cards.where("news.id", "!=", id).limit(count)),

    /**
     * Those in whose headers or first words `words` occurs, in any language, case and width; all for `""`. Of very
     * many it leads to the newest alone, and says that there are more.
     */
    search: async (words: string, part: Part): Promise<CardList & { more: boolean }> => {
      if (words === "") return { ...(await allCards(part)), more: false };
      const found = await newsWith(database, words);
      return {
        cards: await ofIds(found.slice(0, FOUND_AT_MOST).slice(part.offset, part.offset + part.limit)),
        total: Math.min(found.length, FOUND_AT_MOST),
        more: found.length > FOUND_AT_MOST,
      };
    },

    byYear: async (year: number, { limit, offset }: Part): Promise<CardList> => ({
      cards: await load(cards.where("year", "=", year).limit(limit).offset(offset)),
      total: Number((await newsIn.where("year", "=", year).executeTakeFirstOrThrow()).total),
    }),

    byCategory: async (category: Category | "all", { limit, offset }: Part): Promise<CardList> => {
      if (category === "all") return allCards({ limit, offset });
      const links = db.selectFrom("news_category").where("category", "=", category);
      const ids = await links
        .select("news_id")
        .orderBy("date", "desc")
        .orderBy("news_id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await links.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
      const wanted = ids.map(({ news_id }) => news_id);
      return {
        cards: await ofIds(wanted),
        total: Number(total),
      };
    },
  };
}
