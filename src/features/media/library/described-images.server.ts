import type { TranslatedKind } from "../../../core/content/translation/followed.server";
import { IMAGE, translatedImage } from "../../../core/content/translation/image-texts.server";
import { type Localized, localized } from "../../../core/locale/lang";
import { pickerWords } from "../../../core/media/picker/words";
import { mediaRegistry } from "../../../core/media/registry.server";
import { mediaWords } from "../words";

/** Characters of a description by which staff know its image on the board. */
const SHOWN = 80;

/** The descriptions of images, which visitors who do not see them are told. */
export const describedImages: TranslatedKind = {
  type: IMAGE,
  feature: "media",
  find: async (db, id) => {
    const image = await mediaRegistry(db).find(id);
    return image?.kind === "image" ? translatedImage(db, image) : undefined;
  },
  titles: async (db, ids) =>
    new Map([...(await mediaRegistry(db).images(ids))].map(([id, { alt }]) => [id, shortened(alt)])),
  label: (_id, _path, lang) => pickerWords[lang].alt,
  parts: [{ name: localized((lang) => mediaWords[lang].descriptions) }],
  form: (id) => `/cms/mediafile?${new URLSearchParams({ media_id: id })}`,
};

/** The description of an image, which says more to people than the name of its file. */
const shortened = (alt: Localized): Localized =>
  localized((lang) => (alt[lang].length > SHOWN ? `${alt[lang].slice(0, SHOWN)}…` : alt[lang]));
