import { type DescribedImage, mediaRegistry } from "../../media/registry.server";
import { type ShownImage, shownImage } from "../../media/shown-images.server";
import type { Database } from "../../platform/db/database.server";
import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import { previewOverlayOf } from "../store/preview-overlay.server";
import { altsIn, isSaid, type PictureAlts } from "./picture-alts";

/** An entry of any type that shows a picture. */
export interface PictureUse {
  type: string;
  id: string;
  media_id: string;
}

export type DescribedUseTables = {
  /** Entries' own descriptions of pictures, which override the library's. Derived from the entries. */
  described_use: PictureUse &
    Record<`alt_${Lang}`, string> & {
      /** JSON of those of the newest revision, where visitors get others or none. */
      draft: string | null;
    };
};

type Words = Record<`alt_${Lang}`, string>;

const altOf = ({ alt_eng: eng, alt_tra: tra, alt_sim: sim }: Words): Localized => ({ eng, tra, sim });
const NOTHING: Localized = { eng: "", tra: "", sim: "" };

const uses = (db: Database) => db.$extendTables<DescribedUseTables>();

type WordsByPicture = Map<string, Localized>;

/** The words of some entries of a type for their pictures, as visitors get them: by entry, and in it by picture. */
async function wordsInEntries(
  db: Database,
  type: string,
  entries: readonly string[],
): Promise<Map<string, WordsByPicture>> {
  const found = new Map<string, WordsByPicture>();
  if (entries.length === 0) return found; // PostgreSQL takes no empty list
  const rows = await uses(db)
    .selectFrom("described_use")
    .selectAll()
    .where("type", "=", type)
    .where("id", "in", entries)
    .execute();
  for (const { id, media_id, ...words } of rows) {
    const alt = altOf(words);
    if (isSaid(alt)) found.set(id, (found.get(id) ?? new Map<string, Localized>()).set(media_id, alt));
  }
  for (const { id, content } of (await previewOverlayOf(db)?.of({ name: type })) ?? [])
    found.set(id, new Map(Object.entries(altsIn(content))));
  return found;
}

/** The words of all entries for some pictures, as staff edit them. */
export async function wordsForPictures(
  db: Database,
  pictures: readonly string[],
): Promise<(PictureUse & { alt: Localized })[]> {
  if (pictures.length === 0) return []; // PostgreSQL takes no empty list
  const rows = await uses(db)
    .selectFrom("described_use")
    .selectAll()
    .where("media_id", "in", pictures)
    .execute();
  return rows
    .map(({ type, id, media_id, draft, ...words }) => {
      const alt = draft === null ? altOf(words) : (JSON.parse(draft) as Localized);
      return { type, id, media_id, alt };
    })
    .filter(({ alt }) => isSaid(alt));
}

/** The words of an entry for its pictures: those that visitors get, and the newest. */
export interface DescribedPictures {
  visible: PictureAlts;
  newest: PictureAlts;
}

/** Stores an entry's own descriptions of its pictures, replacing the former ones. */
export async function saveDescribedUses(
  tx: Database,
  { type, id }: Pick<PictureUse, "type" | "id">,
  { visible, newest }: DescribedPictures,
): Promise<void> {
  const db = uses(tx);
  await db.deleteFrom("described_use").where("type", "=", type).where("id", "=", id).execute();
  const rows = [...new Set([...Object.keys(visible), ...Object.keys(newest)])].map((media_id) => {
    const [alt, last] = [visible[media_id] ?? NOTHING, newest[media_id] ?? NOTHING];
    const isSame = LANGS.every((lang) => alt[lang] === last[lang]);
    const words = { alt_eng: alt.eng, alt_tra: alt.tra, alt_sim: alt.sim };
    return { type, id, media_id, ...words, draft: isSame ? null : JSON.stringify(last) };
  });
  if (rows.length > 0) await db.insertInto("described_use").values(rows).execute();
}

/** Deletes entries' descriptions of a picture that is deleted for good. */
export async function deleteUses(tx: Database, media_id: string): Promise<void> {
  await uses(tx).deleteFrom("described_use").where("media_id", "=", media_id).execute();
}

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
