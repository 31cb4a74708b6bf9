import { sql } from "kysely";
import type { MediaRow, MediaTables } from "../../media/media-table.server";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import { localized } from "../../platform/locale/lang";
import { isUsed } from "../store/media-uses.server";
import type { ContentTables } from "../store/tables.server";
import type { TranslationTables } from "./stored-marks.server";
import { type EntryText, isSaid } from "./texts";
import { type Translated, trackTexts, untrack } from "./track-texts.server";

/** The type under which image descriptions are on the board, and the path of the one text that each has. */
export const IMAGE = "media";
export const ALT = "alt";

/** Images in one query: SQLite binds 32,766 values at most. */
const AT_ONCE = 1000;

/** Images that one transaction puts on the board, so that other writers do not wait long. */
const FILLED_AT_ONCE = 200;

type Described = Pick<MediaRow, "id" | "alt_eng" | "alt_tra" | "alt_sim">;

/** The description of an image as a text in each language; none without a description. */
function textsOfImage(image: Described): EntryText[] {
  const said = localized((lang) => [{ text: image[`alt_${lang}`], field: ALT }]);
  if (!Object.values(said).some(isSaid)) return [];
  return [{ path: ALT, in: said, isAligned: true }];
}

/** The description of an image on the board: as long as an entry uses the image, and it is not decorative. */
export async function translatedImage(db: Database, image: MediaRow): Promise<Translated> {
  const rank = await rankOf(db, image.id);
  const isMet = rank !== undefined && image.decorative === 0 && image.deleted_at === null;
  return { type: IMAGE, id: image.id, rank: rank ?? "", texts: isMet ? textsOfImage(image) : [] };
}

/** Tracks the description of an image through a change, also while it is not on the board. */
export async function followImage(tx: Database, image: MediaRow, before?: Described): Promise<void> {
  const translated = await translatedImage(tx, image);
  await trackTexts(tx, { ...translated, texts: textsOfImage(image) }, before && textsOfImage(before));
  if (translated.texts.length === 0) await untrack(tx, translated);
}

/** Deletes the status of the description of an image that is deleted for good. */
export async function untrackImage(tx: Database, id: string): Promise<void> {
  const db = tx.$extendTables<TranslationTables>();
  await db.deleteFrom("translation_mark").where("type", "=", IMAGE).where("id", "=", id).execute();
}

/** Follows descriptions where entries begin or cease to use images. */
export async function trackImages(tx: Database, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const images = await described(tx)
      .where("id", "in", ids.slice(at, at + AT_ONCE))
      .execute();
    for (const image of images) await followImage(tx, image);
  }
}

/** The same for all images that an entry uses, once it was deleted or restored. */
export async function trackImagesOf(tx: Database, type: string, id: string): Promise<void> {
  const uses = tx
    .$extendTables<ContentTables>()
    .selectFrom("entry_media")
    .select("media_id")
    .distinct()
    .where("type", "=", type)
    .where("id", "=", id);
  await trackImages(
    tx,
    (await uses.execute()).map(({ media_id }) => media_id),
  );
}

/** Puts descriptions on the board that are not there yet, as after an upgrade. */
export async function fillImageTexts(db: Database): Promise<void> {
  const left = (on: Database) =>
    described(on)
      .where("decorative", "=", 0)
      .where("deleted_at", "is", null)
      .where(isUsed)
      .where("id", "not in", (eb) => eb.selectFrom("translation").select("id").where("type", "=", IMAGE))
      .where((eb) => eb.or([eb("alt_eng", "<>", ""), eb("alt_tra", "<>", ""), eb("alt_sim", "<>", "")]));
  let last = "";
  for (;;) {
    const after = last;
    if (!(await left(db).where("id", ">", after).limit(1).executeTakeFirst())) return;
    last = await db.transaction().execute(async (tx) => {
      await takeWriteLock(tx);
      const images = await left(tx).where("id", ">", after).orderBy("id").limit(FILLED_AT_ONCE).execute();
      for (const image of images) await followImage(tx, image);
      return images.at(-1)?.id ?? after;
    });
  }
}

const described = (db: Database) =>
  db
    .$extendTables<MediaTables & TranslationTables>()
    .selectFrom("media")
    .selectAll()
    .where("kind", "=", "image");

/**
 * The rank of an image on the board: after the first text of the entries that use it; undefined if unused.
 */
async function rankOf(tx: Database, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ rank: string | null }>`select translation.rank from entry_media as used
    join entry on entry.type = used.type and entry.id = used.id
    left join translation on translation.type = used.type and translation.id = used.id
    where used.media_id = ${id} and entry.deleted_at is null
    order by case when translation.rank is null then 1 else 0 end, translation.rank limit 1`.execute(tx);
  const [first] = rows;
  return first && `${first.rank ?? LAST} ${IMAGE} ${id}`;
}

/** Behind everything else: of an image in an entry that has no words. */
const LAST = "9";
