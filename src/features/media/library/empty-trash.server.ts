import { deleteUses } from "../../../content/pictures/described-uses.server";
import type { ContentTables } from "../../../content/store/tables.server";
import { untrackImage } from "../../../content/translation/image-texts.server";
import type { MediaTables } from "../../../media/media-table.server";
import { mediaRegistry } from "../../../media/registry.server";
import { type Database, takeWriteLock } from "../../../platform/db/database.server";
import type { DailyJob } from "../../../platform/jobs/daily.server";
import { record } from "../../../platform/journal/journal.server";
import { versionsOf } from "./changes.server";

/** Milliseconds that a file lies in the trash before it is deleted for good. */
const KEPT = 90 * 24 * 60 * 60 * 1000;
/** Files deleted in one night at most; the next night goes on. */
const MOST = 1000;

/**
 * The daily job: deletes for good what has lain in the trash for 90 days, with the former bytes of its id.
 * What a deleted entry would bring back with it stays as long as that can be brought back.
 */
export const emptyTrash: DailyJob = async ({ db, media, log }, now, signal) => {
  const before = new Date(now.getTime() - KEPT).toISOString();
  const due = await ofThePast(db, before).limit(MOST).execute();
  let erased = 0;
  for (const { id } of due) {
    if (signal.aborted) break;
    const blobs = await db.transaction().execute((tx) => erase(tx, id, before));
    for (const blob of await mediaRegistry(db).unknownBlobs(blobs)) await media.discard({ blob });
    if (blobs.length > 0) erased += 1;
  }
  if (erased > 0) log.info({ erased }, "files of the trash were deleted for good");
};

const ofThePast = (db: Database, before: string) =>
  db
    .$extendTables<MediaTables & ContentTables>()
    .selectFrom("media")
    .select("id")
    .where("deleted_at", "<", before)
    .where("id", "not in", (eb) => eb.selectFrom("entry_media").select("media_id"));

/** Deletes a file unless somebody has brought it back meanwhile. Gives where its bytes lie. */
async function erase(tx: Database, id: string, before: string): Promise<string[]> {
  await takeWriteLock(tx);
  if (!(await ofThePast(tx, before).where("id", "=", id).executeTakeFirst())) return [];
  const file = await mediaRegistry(tx).find(id);
  const blobs = [file, ...(await versionsOf(tx, id))].flatMap((each) => each?.blob ?? []);
  await tx.$extendTables<MediaTables>().deleteFrom("media").where("id", "=", id).execute();
  await untrackImage(tx, id);
  await deleteUses(tx, id);
  await record(tx, "media", "", {
    entityId: id,
    action: "erase",
    snapshot: { _id: id, originalFilename: file?.original_filename },
  });
  return blobs;
}
