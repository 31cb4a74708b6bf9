import type { Database } from "../db/database.server";
import { LANGS, type Lang, type Localized } from "../locale/lang";

/** An entry of any type that shows a picture. */
export interface PictureUse {
  type: string;
  id: string;
  media_id: string;
}

export type DescribedUseTables = {
  /** The words of entries for pictures, in place of what the library says of them. */
  described_use: PictureUse & Record<`alt_${Lang}`, string>;
};

type Words = Record<`alt_${Lang}`, string>;

const altOf = ({ alt_eng: eng, alt_tra: tra, alt_sim: sim }: Words): Localized => ({ eng, tra, sim });

const uses = (db: Database) => db.$extendTables<DescribedUseTables>();

/** The words of some entries of a type for their pictures: by entry, and in it by picture. */
export async function wordsInEntries(
  db: Database,
  type: string,
  entries: readonly string[],
): Promise<Map<string, Map<string, Localized>>> {
  const found = new Map<string, Map<string, Localized>>();
  if (entries.length === 0) return found; // PostgreSQL takes no empty list
  const rows = await uses(db)
    .selectFrom("described_use")
    .selectAll()
    .where("type", "=", type)
    .where("id", "in", entries)
    .execute();
  for (const { id, media_id, ...words } of rows)
    found.set(id, (found.get(id) ?? new Map<string, Localized>()).set(media_id, altOf(words)));
  return found;
}

/** The words of all entries for some pictures. */
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
  return rows.map(({ type, id, media_id, ...words }) => ({ type, id, media_id, alt: altOf(words) }));
}

/** Keeps what an entry says of a picture; without a word in any language it says nothing of its own. */
export async function describeUse(tx: Database, use: PictureUse, alt: Localized): Promise<void> {
  const db = uses(tx);
  const { type, id, media_id } = use;
  const before = db.deleteFrom("described_use").where("type", "=", type).where("id", "=", id);
  await before.where("media_id", "=", media_id).execute();
  if (LANGS.every((lang) => alt[lang] === "")) return;
  const words = { alt_eng: alt.eng, alt_tra: alt.tra, alt_sim: alt.sim };
  await db
    .insertInto("described_use")
    .values({ type, id, media_id, ...words })
    .execute();
}

/** Forgets what entries say of a picture that is deleted for good. */
export async function forgetUses(tx: Database, media_id: string): Promise<void> {
  await uses(tx).deleteFrom("described_use").where("media_id", "=", media_id).execute();
}
