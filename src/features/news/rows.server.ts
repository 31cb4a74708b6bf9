import type { Generated } from "kysely";
import type { Lang } from "../../core/locale/lang";
import type { Category } from "./category";
import type { NewsItem } from "./contract";

/** Characters of the text that lists show. */
export const PREVIEW_LENGTH = 300;

export interface NewsRow {
  id: string;
  /** ISO 8601, UTC. */
  date: string;
  /** Calendar year of `date` in Hong Kong. */
  year: number;
  starred: number;
  cover_id: string | null;
  /** JSON of one language's text. */
  eng: string;
  tra: string;
  sim: string;
  /** JSON of what lists show, so that they never read whole articles: see {@link CardText}. */
  card: string;
  version: number;
}

export type NewsTables = {
  news: NewsRow;
  /** `date` repeats the item's, so that one index finds and sorts a category. */
  news_category: { news_id: string; position: number; category: Category; date: string };
  /**
   * What of an item staff look through, with the item's date. Its runs of characters are indexed beside it. `whole`
   * is 0 where an earlier version has kept the beginnings of texts alone.
   */
  news_words: { key: Generated<number>; news_id: string; date: string; words: string; whole: number };
  /** Which media an item uses, so that nothing in use can be deleted. */
  news_media: { news_id: string; media_id: string };
};

/** What lists show of one language: the header, the first {@link PREVIEW_LENGTH} characters as words, the video. */
export interface CardText {
  header: string;
  preview: string;
  video: string;
}

type Links = readonly { news_id: string; category: Category }[];

/** The item of a row and the category links of (at least) that row, in order. */
export function itemOf(row: NewsRow, links: Links): NewsItem {
  return {
    ...withoutTexts(row, links),
    eng: JSON.parse(row.eng),
    tra: JSON.parse(row.tra),
    sim: JSON.parse(row.sim),
  };
}

/** The same as JSON. The texts are kept as what they are sent as: long ones are neither read nor written anew. */
export function jsonOf(row: NewsRow, links: Links): string {
  const rest = JSON.stringify(withoutTexts(row, links)).slice(0, -1);
  return `${rest},"eng":${row.eng},"tra":${row.tra},"sim":${row.sim}}`;
}

function withoutTexts(row: NewsRow, links: Links): Omit<NewsItem, Lang> {
  return {
    _id: row.id,
    coverId: row.cover_id,
    category: links.filter((link) => link.news_id === row.id).map(({ category }) => category),
    starred: row.starred === 1,
    date: row.date,
    version: row.version,
  };
}
