import { isNamed } from "../../../content/store/media-uses.server";
import {
  type MediaBytes,
  type MediaRow,
  type MediaTables,
  wordsOfFile,
} from "../../../media/media-table.server";
import { fileProblems } from "../../../media/problems";
import { isWithheld } from "../../../media/withheld.server";
import type { Database } from "../../../platform/db/database.server";
import { Problem } from "../../../platform/http/problem";
import { mediaProblems } from "../problems.server";

const rowOf = (tx: Database, id: string) =>
  tx.$extendTables<MediaTables>().updateTable("media").where("id", "=", id);

/**
 * Puts the bytes of an upload in the place of those of a file. An upload that no entry names, be it deleted, leaves
 * the library: its bytes are here now.
 * @throws {Problem} 400 unless it is another file of the same kind.
 */
export async function replaceBytes(
  tx: Database,
  file: MediaRow,
  upload: MediaRow | undefined,
): Promise<number> {
  const refuse = (says: ConstructorParameters<typeof Problem>[1]) =>
    new Problem(400, "invalid", { errors: [{ path: "public_id", says }] });
  if (upload?.id === file.id) throw refuse(mediaProblems.sameFile);
  if (!upload || upload.deleted_at !== null || upload.kind !== file.kind)
    throw refuse(file.kind === "image" ? fileProblems.unknownImage : fileProblems.unknownPdf);
  const version = await putBytes(tx, file, { ...upload, made_from: upload.made_from ?? upload.id });
  if (!(await isNamed(tx, upload.id)))
    await tx.$extendTables<MediaTables>().deleteFrom("media").where("id", "=", upload.id).execute();
  return version;
}

/** Puts the bytes of a former version back in their place. @throws {Problem} 404 for one that there is not. */
export async function putBack(tx: Database, file: MediaRow, version: number): Promise<number> {
  const former = await versionsOf(tx, file.id);
  const wanted = former.find((each) => each.version === version);
  if (!wanted || (await isWithheld(tx, wanted))) throw new Problem(404, fileProblems.unknownFile);
  return putBytes(tx, file, wanted);
}

/** The former bytes of an id, newest first. */
export const versionsOf = (db: Database, id: string) =>
  db
    .$extendTables<MediaTables>()
    .selectFrom("media_version")
    .selectAll()
    .where("media_id", "=", id)
    .orderBy("version", "desc")
    .execute();

/** Makes bytes the next version of a file, and keeps those that were there. The crop centre belongs to the old bytes. */
async function putBytes(tx: Database, file: MediaRow, next: MediaBytes): Promise<number> {
  const db = tx.$extendTables<MediaTables>();
  const { id: media_id, version } = file;
  await db
    .insertInto("media_version")
    .values({ media_id, version, ...bytesAlone(file) })
    .execute();
  const bytes = bytesAlone(next);
  const words = wordsOfFile({ ...file, original_filename: next.original_filename });
  await rowOf(tx, file.id)
    .set({ ...bytes, version: version + 1, focus_x: null, focus_y: null, words })
    .execute();
  return version + 1;
}

function bytesAlone(row: MediaBytes): MediaBytes {
  const { blob, format, fallback, bytes, width, height, colour } = row;
  const { original_filename, uploaded_by, created_at, made_from } = row;
  const came = { original_filename, uploaded_by, created_at, made_from };
  return { blob, format, fallback, bytes, width, height, colour, ...came };
}

/** Puts a file into the trash. */
export async function putIntoTrash(tx: Database, id: string): Promise<void> {
  await rowOf(tx, id).set({ deleted_at: new Date().toISOString() }).execute();
}
