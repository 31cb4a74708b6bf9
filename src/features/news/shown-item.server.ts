import { excerpt, mediaIds, proseText } from "../../platform/html/text";
import { type Shown, shownLang, shownText } from "../../platform/locale/fallback.server";
import { type Lang, localized } from "../../platform/locale/lang";
import type { NewsItem } from "./definition";

const DESCRIPTION_LENGTH = 150;

/** The texts of a news item, its photos and its video as a reader of `lang` gets them. */
export function shownItem(item: NewsItem, lang: Lang) {
  const shownField = (field: "header" | "content") =>
    shownText(
      localized((each) => item[each][field]),
      lang,
    );
  const content = shownField("content");
  const { photoId, photoArray, video } = item[mediaLang(item, lang)];
  return {
    header: shownField("header"),
    content,
    description: descriptionOf(item, content),
    photoIds: [photoId, ...photoArray].filter((photo) => photo !== null),
    video,
  };
}

/** The description for search results in the language of the shown text, else its first words. */
function descriptionOf(item: NewsItem, content: Shown): Shown {
  const { text, ...shown } = content;
  const source = shown.from ?? shown.lang;
  const said = localized((lang) => (lang === source ? item[lang].description : ""));
  if (said[source] !== "") return shownText(said, shown.lang);
  return { ...shown, text: excerpt(proseText(text), DESCRIPTION_LENGTH) };
}

/** Ids of all images of a news item. */
export const imageIdsOf = (
  { coverId }: Pick<NewsItem, "coverId">,
  { content, photoIds }: Pick<ReturnType<typeof shownItem>, "content" | "photoIds">,
): string[] => [...photoIds, ...mediaIds(content.text), ...(coverId === null ? [] : [coverId])];

/** When visitors were last given something new of it: not before its own date, which staff choose. */
export const changedOf = (date: string, changed = ""): string => (changed > date ? changed : date);

/** Photos and video come from the language that has a version of the item, so that a fallback has them too. */
function mediaLang(item: NewsItem, lang: Lang): Lang {
  return shownLang(lang, (each) => item[each].header !== "" || item[each].content !== "");
}
