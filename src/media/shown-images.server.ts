import type { Database } from "../platform/db/database.server";
import { shownText } from "../platform/locale/fallback.server";
import { LANG_TAG, type Lang } from "../platform/locale/lang";
import { focusPosition } from "./focus-position";
import { type DescribedImage, type Dimensions, mediaRegistry } from "./registry.server";

/** An image as a page in one language shows it. */
export interface ShownImage extends Dimensions {
  /** Its description; `""` when staff have said that it is decoration, null while nobody has said anything. */
  alt: string | null;
  /** Language tag of `alt` where it is in another language than what is around it. */
  lang?: string;
  /** Classes by which crops centre on what matters. */
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

/** An image as a page in `lang` shows it, among what is in `around`. */
export function shownImage(
  { alt, decorative, focus, ...size }: DescribedImage,
  lang: Lang,
  around: Lang,
): ShownImage {
  const shown = shownText(alt, lang);
  const classes = focus && { focus: focusClasses(focus, size) };
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
export function focusClasses(focus: { x: number; y: number }, { width, height }: Dimensions): string {
  const { x, y } = focusPosition(focus, width, height);
  return `focus-x${Math.round(x * 10)} focus-y${Math.round(y * 10)}`;
}

/** An image of a page with its id. */
export type PageImage = ShownImage & { id: string };

/** The existing ones of `ids`, each with what its page shows. */
export function pageImages(
  ids: readonly (string | null)[],
  images: ReadonlyMap<string, ShownImage>,
): PageImage[] {
  return ids.flatMap((id) => {
    const image = id === null ? undefined : images.get(id);
    return id !== null && image ? [{ id, ...image }] : [];
  });
}
