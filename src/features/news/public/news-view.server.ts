import { titledIn } from "../../../content/card";
import { imagesInEntries } from "../../../content/pictures/described-uses.server";
import type { ListedCard } from "../../../content/store/entries.server";
import { published } from "../../../content/store/published.server";
import { type PageImage, pageImages } from "../../../media/shown-images.server";
import type { Database } from "../../../platform/db/database.server";
import { excerpt, plainText } from "../../../platform/html/text";
import { type Shown, shownLang, shownText } from "../../../platform/locale/fallback.server";
import { readingMinutes } from "../../../platform/locale/format";
import { type Lang, type Localized, localized } from "../../../platform/locale/lang";
import { type NewsSummary, news } from "../definition";
import { changedOf, imageIdsOf, shownItem } from "../shown-item.server";

/** Characters of the text that a card shows visitors: some four lines, which nothing else cuts. */
const CARD_PREVIEW = { eng: 120, tra: 60, sim: 60 } satisfies Localized<number>;

/** A news item in a list, without its text. */
export type NewsCard = ListedCard<NewsSummary>;

/** A news card as one reader sees it. */
export interface CardView {
  id: string;
  date: string;
  cover: PageImage | null;
  header: Shown;
  preview: Shown;
  /** The video that takes the cover's place. */
  video: string;
}

/** Cards in `lang`, with fallback where the language has no text. */
export async function cardViews(db: Database, cards: readonly NewsCard[], lang: Lang): Promise<CardView[]> {
  const covers = cards.flatMap(({ cover }) => cover ?? []);
  const entries = cards.map(({ _id }) => _id);
  const imagesIn = await imagesInEntries(db, { type: news.name, entries }, covers, lang);
  return cards.map((card) => cardView(card, pageImages([card.cover], imagesIn(card._id))[0] ?? null, lang));
}

/** The card in `lang`, with its cover. */
export function cardView(card: NewsCard, cover: PageImage | null, lang: Lang): CardView {
  const { title, preview: previews, video } = card;
  const preview = shownText(previews, lang);
  return {
    id: card._id,
    date: card.date ?? "",
    cover,
    header: shownText(title, lang),
    preview: { ...preview, text: excerpt(preview.text, CARD_PREVIEW[preview.lang]) },
    video: video[shownLang(lang, (each) => title[each] !== "" || previews[each] !== "")],
  };
}

const OTHERS = 3;

/** One news item as a reader of `lang` sees it, and the three newest others; undefined for an unknown id. */
export async function itemView(db: Database, id: string, lang: Lang) {
  const list = published(db, news);
  const item = await list.find(id);
  if (!item) return undefined;
  const [card] = await list.cardsOf([id]);
  const { photoIds, ...texts } = shownItem(item, lang);
  const { content } = texts;
  const shown = imageIdsOf(item, { content, photoIds });
  const use = { type: news.name, entries: [id] };
  const images = (await imagesInEntries(db, use, shown, lang, content.lang))(id);
  return {
    id,
    date: item.date,
    category: item.category,
    changed: changedOf(item.date, card?.changed),
    ...texts,
    description: texts.description.text,
    langs: titledIn(localized((each) => item[each].header)),
    minutes: content.text === "" ? null : readingMinutes(plainText(content.text)),
    cover: pageImages([item.coverId], images)[0] ?? null,
    photos: pageImages(photoIds, images),
    images,
    others: await cardViews(db, await list.firstCards(OTHERS, { but: id }), lang),
  };
}
