import { hongKongYear } from "../../core/locale/dates";
import type { NewsItem } from "./contract";
import { asidesOf, cardOf, mediaOf } from "./rows.server";
import { wordsOf } from "./words.server";

/** Everything that is kept of an item: a row of `news` and of `news_words`, and rows of the media and categories. */
export function rowsOf(item: NewsItem) {
  const { _id: id, date, coverId, starred, version } = item;
  const card = cardOf(item);
  return {
    news: {
      id,
      date,
      year: hongKongYear(new Date(date)),
      starred: starred ? 1 : 0,
      cover_id: coverId,
      eng: JSON.stringify(item.eng),
      tra: JSON.stringify(item.tra),
      sim: JSON.stringify(item.sim),
      card: JSON.stringify(card),
      version,
    },
    words: { news_id: id, date, words: wordsOf(card, asidesOf(item)) },
    media: mediaOf(item).map((media_id) => ({ news_id: id, media_id })),
    categories: item.category.map((category, position) => ({ news_id: id, position, category, date })),
  };
}
