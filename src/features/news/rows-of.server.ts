import { hongKongYear } from "../../core/locale/dates";
import { LANGS, type Lang, type Localized, localized } from "../../core/locale/lang";
import { asideText, excerpt, proseText } from "../../core/richtext/text";
import type { NewsItem } from "./contract";
import { type ImagePath, imagePaths } from "./image-paths.server";
import { type CardText, PREVIEW_LENGTH } from "./rows.server";
import { wordsOf } from "./words.server";

/** What of an item says something: its images and its texts. */
export type NewsContent = Pick<NewsItem, "coverId" | Lang>;

/** What is kept of that, which takes a while to make where texts are long. */
export interface KeptContent {
  /** JSON of each language's text. */
  texts: Localized;
  /** JSON of what lists show. */
  card: string;
  words: string;
  images: readonly ImagePath[];
}

/** What is kept of an item's content. It asks the database nothing, and is best made before a transaction. */
export function keptContent(content: NewsContent): KeptContent {
  const prose = localized((lang) => proseText(content[lang].content));
  const card = localized<CardText>((lang) => ({
    header: content[lang].header,
    preview: excerpt(prose[lang], PREVIEW_LENGTH),
    video: content[lang].video,
  }));
  const said = LANGS.flatMap((lang) => [content[lang].header, prose[lang], asideText(content[lang].content)]);
  return {
    texts: localized((lang) => JSON.stringify(content[lang])),
    card: JSON.stringify(card),
    words: wordsOf(said),
    images: imagePaths(content),
  };
}

/** Everything that is kept of an item: a row of `news` and of `news_words`, and rows of the media and categories. */
export function rowsOf(item: NewsItem, { texts, card, words, images }: KeptContent = keptContent(item)) {
  const { _id: id, date, coverId, starred, version } = item;
  return {
    news: {
      id,
      date,
      year: hongKongYear(new Date(date)),
      starred: starred ? 1 : 0,
      cover_id: coverId,
      ...texts,
      card,
      version,
    },
    words: { news_id: id, date, words, whole: 1 },
    media: [...new Set(images.map((image) => image.id))].map((media_id) => ({ news_id: id, media_id })),
    categories: item.category.map((category, position) => ({ news_id: id, position, category, date })),
  };
}
