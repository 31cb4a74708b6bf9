import { type DescribedImage, mediaRegistry } from "../../media/registry.server";
import { type ShownImage, shownImage } from "../../media/shown-images.server";
import type { Database } from "../../platform/db/database.server";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import { wordsInEntries } from "./described-uses.server";

/**
 * The same for entries of a type, for each by its id: an entry's own description of a picture overrides the
 * library's, language by language.
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
