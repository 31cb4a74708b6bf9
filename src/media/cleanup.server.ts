import { setImmediate } from "node:timers/promises";
import type { Database } from "../platform/db/database.server";
import type { DailyJob } from "../platform/jobs/daily.server";
import { isMediaId } from "../platform/media-urls";
import type { BlobStore } from "./blobs/blob-store.server";
import { mediaRegistry } from "./registry.server";

/** Milliseconds: what is younger may belong to an upload that is being registered, or a backup being restored. */
const DAY = 24 * 60 * 60 * 1000;
/** Files looked up at once. */
const BATCH = 200;
/** Files removed in one night at most; the next night goes on. */
const MOST = 1000;

/** Everything that is stored of one file: as it came in, and its sizes. */
interface StoredFile {
  id: string;
  keys: string[];
  /** When the youngest of them was put there. */
  at: number;
}

/** What the cleanup found in the media store. */
interface Cleanup {
  /** Files that the database knows. */
  known: number;
  /** Ids of those that it has not known for a day. */
  orphans: StoredFile[];
}

/**
 * The daily job: removes what is stored of files that no row knows, as a crash between two steps of an upload
 * leaves it, and says how much. Sizes are made only of files that have a row: where most is unknown and has
 * sizes, this is the wrong database for these files, and nothing is removed.
 */
export const cleanUpMedia: DailyJob = async ({ db, media, log }, now, signal) => {
  const { known, orphans } = await findOrphans(db, media.blobs, now, signal);
  if (orphans.length === 0) return;
  if (orphans.length > known && orphans.some(({ keys }) => keys.length > 1)) {
    log.error(
      { known, orphans: orphans.length },
      "most media files are unknown to this database; none is removed",
    );
    return;
  }
  let removed = 0;
  for (const { keys } of orphans.slice(0, MOST)) {
    if (signal.aborted) break;
    for (const key of keys) await media.blobs.delete(key);
    removed += 1;
  }
  media.noteSwept(removed);
  log.warn({ removed, left: orphans.length - removed }, "media files that nothing knew were removed");
};

/** Iterates over all stored files in batches. */
async function findOrphans(db: Database, blobs: BlobStore, now: Date, signal: AbortSignal): Promise<Cleanup> {
  const cleanup: Cleanup = { known: 0, orphans: [] };
  let batch: StoredFile[] = [];
  const look = async () => {
    const unknown = new Set(await mediaRegistry(db).unknownBlobs(batch.map(({ id }) => id)));
    cleanup.known += batch.length - unknown.size;
    cleanup.orphans.push(...batch.filter(({ id, at }) => unknown.has(id) && now.getTime() - at > DAY));
    batch = [];
    await setImmediate();
  };
  for await (const file of byId(blobs)) {
    signal.throwIfAborted();
    batch.push(file);
    if (batch.length === BATCH) await look();
  }
  await look();
  return cleanup;
}

/** Blobs of one id come one after the other. What has no id of ours is somebody else's and left alone. */
async function* byId(blobs: BlobStore): AsyncGenerator<StoredFile> {
  let current: StoredFile | undefined;
  for await (const { key, at } of blobs.list()) {
    const id = key.split("/", 1)[0] ?? "";
    if (!isMediaId(id)) continue;
    if (current?.id !== id) {
      if (current) yield current;
      current = { id, keys: [], at };
    }
    current.keys.push(key);
    current.at = Math.max(current.at, at);
  }
  if (current) yield current;
}
