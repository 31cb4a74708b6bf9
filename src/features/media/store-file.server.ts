import type { Described, MediaFile } from "../../media/media-table.server";
import type { UploadedFile } from "../../media/uploaded-file";
import { isLikeWithheld } from "../../media/withheld.server";
import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import type { Action } from "../../platform/journal/actions";
import { record } from "../../platform/journal/journal.server";

interface StoreFileCall {
  db: Database;
  deps: Pick<Deps, "media">;
  staff: { username: string };
}

interface NewFile {
  bytes: Uint8Array;
  filename: string;
  /** The action for the journal. */
  action: Action;
  described?: Partial<Described & Pick<MediaFile, "made_from">>;
}

/**
 * Stores a file that somebody has uploaded or made of another one, with its entry in the journal.
 * @throws {Problem} 413 or 415 in words that say what to do, 503 when too many files are being validated.
 */
export async function storeFile(
  { db, deps: { media }, staff: { username } }: StoreFileCall,
  { bytes, filename, action, described = {} }: NewFile,
): Promise<UploadedFile> {
  const stored = await media.take({ bytes, filename, uploadedBy: username });
  try {
    const answer = await db.transaction().execute(async (tx) => {
      const snapshot = await media.register(tx, { ...stored, ...described });
      await record(tx, "media", username, { entityId: stored.id, action, snapshot });
      return { ...snapshot, ...((await isLikeWithheld(tx, stored)) && { withdrawn: true as const }) };
    });
    media.prepare(stored);
    return answer;
  } catch (error) {
    await media.discard(stored);
    throw error;
  }
}
