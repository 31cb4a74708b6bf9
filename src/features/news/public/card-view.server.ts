import type { ListedCard } from "../../../core/content/store/published.server";
import type { Database } from "../../../core/db/database.server";
import { type Shown, shownLang, shownText } from "../../../core/locale/fallback.server";
import type { Lang } from "../../../core/locale/lang";
import { type Dimensions, mediaRegistry } from "../../../core/media/registry.server";
import { excerpt } from "../../../core/richtext/text";
import type { NewsSummary } from "../definition";

/** Characters of the text that a card shows visitors. */
const CARD_PREVIEW = 140;

/** What a list shows of a news item, without its text. */
export type NewsCard = ListedCard<NewsSummary>;

export interface CardCover extends Dimensions {
  id: string;
}

/** A news card as one reader sees it. */
export interface CardView {
  id: string;
  date: string;
  cover: CardCover | null;
  header: Shown;
  preview: Shown;
  /** Whether a video takes the cover's place. */
  video: string;
}

/** Cards in `lang`, with fallback where the language has no text. */
export async function cardViews(db: Database, cards: readonly NewsCard[], lang: Lang): Promise<CardView[]> {
  const covers = cards.flatMap(({ cover }) => (cover === null ? [] : [cover]));
  const sizes = await mediaRegistry(db).dimensions(covers);
  return cards.map((card) => {
    const size = card.cover === null ? undefined : sizes.get(card.cover);
    return cardView(card, card.cover !== null && size ? { id: card.cover, ...size } : null, lang);
  });
}

/** The card in `lang`, with the cover whose size is known. */
export function cardView(card: NewsCard, cover: CardCover | null, lang: Lang): CardView {
  const { title, preview: previews, video } = card;
  const preview = shownText(previews, lang);
  return {
    id: card._id,
    date: card.date ?? "",
    cover,
    header: shownText(title, lang),
    preview: { ...preview, text: excerpt(preview.text, CARD_PREVIEW) },
    video: video[shownLang(lang, (each) => title[each] !== "" || previews[each] !== "")],
  };
}
