import { type Shown, shownLang, shownText } from "../../../core/locale/fallback.server";
import { type Lang, localized } from "../../../core/locale/lang";
import { excerpt } from "../../../core/richtext/text";
import type { CardCover, NewsCard } from "../cards.server";

/** Characters of the text that a card shows visitors. */
const CARD_PREVIEW = 140;

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

/** The card in `lang`, with fallback where the language has no text. */
export function cardView({ id, date, cover, text }: NewsCard, lang: Lang): CardView {
  const preview = shownText(
    localized((each) => text[each].preview),
    lang,
  );
  return {
    id,
    date,
    cover,
    header: shownText(
      localized((each) => text[each].header),
      lang,
    ),
    preview: { ...preview, text: excerpt(preview.text, CARD_PREVIEW) },
    video: text[shownLang(lang, (each) => text[each].header !== "" || text[each].preview !== "")].video,
  };
}
