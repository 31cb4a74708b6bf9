import { titledIn } from "../../../content/card";
import { published } from "../../../content/store/published.server";
import { shownImages } from "../../../media/shown-images.server";
import type { Database } from "../../../platform/db/database.server";
import { excerpt, mediaIds, proseText } from "../../../platform/html/text";
import { shownBlock } from "../../../platform/locale/fallback.server";
import { type Lang, localized } from "../../../platform/locale/lang";
import { type FreePage, freePages } from "../definition";

const DESCRIPTION_LENGTH = 150;

type PageText = FreePage["eng"];

/** Maps each text of a page by `map`. */
const mapTexts = (
  { title, body, description, parts, links }: PageText,
  map: (text: string) => string,
): PageText => ({
  title: map(title),
  body: map(body),
  description: map(description),
  parts: parts.map((part) => ({ heading: map(part.heading), body: map(part.body) })),
  links: links.map((link) => ({ ...link, label: map(link.label) })),
});

/** A page as a reader of `lang` sees it: all of it in one language; undefined for an unknown id. */
export async function freePageView(db: Database, id: string, lang: Lang) {
  const page = await published(db, freePages).find(id);
  if (!page) return undefined;
  const texts = localized((each) => page[each]);
  const { value, ...shown } = shownBlock(texts, lang, { has: ({ title }) => title !== "", mapTexts });
  const images = [value.body, ...value.parts.map(({ body }) => body)].flatMap(mediaIds);
  return {
    id,
    address: page.address,
    langs: titledIn(localized((each) => page[each].title)),
    contact: page.contact,
    ...value,
    shown: { text: value.title, lang: shown.lang, ...(shown.from && { from: shown.from }) },
    description: value.description || excerpt(proseText(value.body), DESCRIPTION_LENGTH),
    images: await shownImages(db, images, lang, shown.lang),
  };
}

export type FreePageView = NonNullable<Awaited<ReturnType<typeof freePageView>>>;
