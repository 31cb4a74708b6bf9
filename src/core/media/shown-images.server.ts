import type { Database } from "../db/database.server";
import { shownText } from "../locale/fallback.server";
import { LANG_TAG, type Lang, type Localized, localized } from "../locale/lang";
import { wordsInEntries } from "./described-uses.server";
import { type DescribedImage, type Dimensions, mediaRegistry } from "./registry.server";

/** An image as a page in one language shows it. */
export interface ShownImage extends Dimensions {
  /** Its description; `""` when staff have said that it is decoration, null while nobody has said anything. */
  alt: string | null;
  /** Language tag of `alt` where it is in another language than what is around it. */
  lang?: string;
  /** Classes by which crops keep in sight what matters. */
  focus?: string;
}

/**
 * The images among `ids` for a reader of `lang`, each described in that language, or in the one that it falls back to
 * as other content does; what is unknown or a PDF is left out.
 * @param around the language of what is around them, when that is another
 */
export async function shownImages(
  db: Database,
  ids: readonly string[],
  lang: Lang,
  around = lang,
): Promise<Map<string, ShownImage>> {
  const images = await mediaRegistry(db).images(ids);
  return new Map([...images].map(([id, image]) => [id, shownImage(image, lang, around)]));
}

/**
 * The same for entries of a type, for each by its id: what an entry says of a picture goes before what the library says
 * of it, language by language.
 */
export async function imagesInEntries(
  db: Database,
  { type, entries }: { type: string; entries: readonly string[] },
  ids: readonly string[],
  lang: Lang,
  around = lang,
): Promise<(entry: string) => ReadonlyMap<string, ShownImage>> {
  const images = await mediaRegistry(db).images(ids);
  const words = await wordsInEntries(db, type, entries);
  const shown = new Map([...images].map(([id, image]) => [id, shownImage(image, lang, around)]));
  return (entry) => {
    const own = words.get(entry);
    if (!own) return shown;
    const described = [...own].flatMap(([id, alt]) => {
      const image = images.get(id);
      return image ? [[id, shownImage(describedBy(image, alt), lang, around)] as const] : [];
    });
    return new Map([...shown, ...described]);
  };
}

/** An image with the words of one use. One that is decoration elsewhere has no others. */
const describedBy = (image: DescribedImage, own: Localized): DescribedImage => ({
  ...image,
  decorative: false,
  alt: localized((lang) => own[lang] || (image.decorative ? "" : image.alt[lang])),
});

function shownImage(
  { alt, decorative, focus, ...size }: DescribedImage,
  lang: Lang,
  around: Lang,
): ShownImage {
  const shown = shownText(alt, lang);
  const classes = focus && { focus: focusClasses(focus) };
  if (decorative) return { ...size, ...classes, alt: "" };
  if (shown.text === "") return { ...size, ...classes, alt: null };
  return {
    ...size,
    ...classes,
    alt: shown.text,
    ...(shown.lang !== around && { lang: LANG_TAG[shown.lang] }),
  };
}

/** Classes of focus.css, which knows tenths. */
function focusClasses({ x, y }: { x: number; y: number }): string {
  return `focus-x${Math.round(x * 10)} focus-y${Math.round(y * 10)}`;
}

/** An image of a page with its id. */
export type PageImage = ShownImage & { id: string };

/** Those of `ids` that there are, each with what its page shows of it. */
export function pageImages(
  ids: readonly (string | null)[],
  images: ReadonlyMap<string, ShownImage>,
): PageImage[] {
  return ids.flatMap((id) => {
    const image = id === null ? undefined : images.get(id);
    return id !== null && image ? [{ id, ...image }] : [];
  });
}
