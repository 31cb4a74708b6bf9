import { crc32 } from "node:zlib";
import type { AnyContent, ContentType } from "../../../content/definition";
import { inEachLanguage } from "../../../content/kinds/group";
import { line } from "../../../content/kinds/text";
import { ALT, IMAGE, translatedImage } from "../../../content/translation/image-texts.server";
import type { OpenedEntry, TranslatedKind } from "../../../content/translation/translation-status.server";
import { pickerWords } from "../../../media/picker/words";
import { mediaRegistry } from "../../../media/registry.server";
import type { Database } from "../../../platform/db/database.server";
import { type Localized, localized } from "../../../platform/locale/lang";
import { LONGEST_ALT } from "../../../platform/shapes";
import { mediaWords } from "../words";

/** Characters of a description by which staff know its image on the board. */
const SHOWN = 80;

/** A description as the content of an entry, for translators. */
const DESCRIPTION: ContentType = {
  name: IMAGE,
  shared: { [ALT]: inEachLanguage(line({ max: LONGEST_ALT })) },
  texts: {},
  complete: [],
};

async function opened(db: Database, id: string): Promise<OpenedEntry | undefined> {
  const image = await mediaRegistry(db).find(id);
  if (image?.kind !== "image" || (await translatedImage(db, image)).texts.length === 0) return undefined;
  const alt: Localized = { eng: image.alt_eng, tra: image.alt_tra, sim: image.alt_sim };
  const content = { ...localized(() => ({})), [ALT]: alt } as AnyContent;
  // Descriptions are not counted: the present description counts for the version.
  return { type: DESCRIPTION, content, version: crc32(JSON.stringify(alt)) };
}

/** The descriptions (alternative text) of images. */
export const describedImages: TranslatedKind = {
  type: IMAGE,
  feature: "media",
  find: async (db, id) => {
    const image = await mediaRegistry(db).find(id);
    return image?.kind === "image" ? translatedImage(db, image) : undefined;
  },
  open: opened,
  isInForce: true,
  titles: async (db, ids) =>
    new Map([...(await mediaRegistry(db).images(ids))].map(([id, { alt }]) => [id, shortened(alt)])),
  label: (_id, _path, lang) => pickerWords[lang].alt,
  parts: [{ name: localized((lang) => mediaWords[lang].descriptions) }],
  form: (id) => `/cms/mediafile?${new URLSearchParams({ media_id: id })}`,
};

/** The description of an image, which says more to people than the name of its file. */
const shortened = (alt: Localized): Localized =>
  localized((lang) => (alt[lang].length > SHOWN ? `${alt[lang].slice(0, SHOWN)}…` : alt[lang]));
