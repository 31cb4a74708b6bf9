import type { Database } from "../platform/db/database.server";
import type { MediaBytes, MediaRow, MediaTables } from "./media-table.server";

const tables = (db: Database) => db.$extendTables<MediaTables>();

/**
 * The files that show what some files show: these, those of which one is a part of the other, those with the same
 * bytes, and those in whose place one of them was put. By their ids, in no order.
 */
export async function alikeFiles(db: Database, ids: readonly string[]): Promise<MediaRow[]> {
  const found = new Map<string, MediaRow>();
  const known = new Set<string>(ids);
  for (let pending = [...ids]; pending.length > 0; ) {
    const rows = await files(db)
      .where((eb) => eb.or([eb("id", "in", pending), eb("made_from", "in", pending)]))
      .execute();
    const same = await Promise.all(rows.map((row) => sameBytes(db, row)));
    const fresh = [...rows, ...same.flat()].filter(({ id }) => !found.has(id));
    for (const row of fresh) found.set(row.id, row);
    const next = fresh.flatMap(({ id, made_from }) => [id, ...(made_from === null ? [] : [made_from])]);
    pending = [...new Set(next)].filter((id) => !known.has(id));
    for (const id of pending) known.add(id);
  }
  return [...found.values()];
}

const files = (db: Database) => tables(db).selectFrom("media").selectAll();

/** The same file: equal place, or equal length and size, which two different photographs never have. */
const sameBytes = (db: Database, { blob, bytes, width, height, format }: MediaBytes): Promise<MediaRow[]> =>
  files(db)
    .where((eb) =>
      eb.or([
        eb("blob", "=", blob),
        eb.and([
          eb("bytes", "=", bytes),
          eb("format", "=", format),
          // A PDF has no size in pixels.
          eb("width", width === null ? "is" : "=", width),
          eb("height", height === null ? "is" : "=", height),
        ]),
      ]),
    )
    .execute();

/** Returns whether a new file shows what is withheld: it has the bytes of something that is. */
export const isLikeWithheld = async (db: Database, file: MediaBytes): Promise<boolean> =>
  (await sameBytes(db, file)).some(({ withheld }) => withheld !== null);

/**
 * Withholds files: nobody is shown them any more, at any address or in the library. They lie in the trash, which is
 * emptied of them when their time has come. What was withheld already stays so.
 */
export async function withholdFiles(tx: Database, ids: readonly string[], cause: string): Promise<void> {
  if (ids.length === 0) return; // PostgreSQL takes no empty list
  await tables(tx)
    .updateTable("media")
    .set({ withheld: cause, deleted_at: new Date().toISOString() })
    .where("id", "in", ids)
    .where("withheld", "is", null)
    .execute();
}

/** Puts what was withheld for a cause back into the library. */
export async function releaseFiles(tx: Database, cause: string): Promise<void> {
  await tables(tx)
    .updateTable("media")
    .set({ withheld: null, deleted_at: null })
    .where("withheld", "=", cause)
    .execute();
}

/** Returns whether these bytes are those of something that is withheld. */
export async function isWithheld(db: Database, { blob }: Pick<MediaBytes, "blob">): Promise<boolean> {
  const row = tables(db).selectFrom("media").select("id").where("blob", "=", blob);
  return (await row.where("withheld", "is not", null).limit(1).executeTakeFirst()) !== undefined;
}
