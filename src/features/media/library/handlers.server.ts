import { describe } from "../../../content/pictures/describe-picture.server";
import { deleteUses } from "../../../content/pictures/described-uses.server";
import type { ApprovalRequest } from "../../../content/review/approval-request.server";
import { isNamed, usesOfMedia } from "../../../content/store/media-uses.server";
import type { ContentTables } from "../../../content/store/tables.server";
import { untrackImage } from "../../../content/translation/image-texts.server";
import type { describedContract, libraryContract } from "../../../media/library-contract";
import {
  type MediaBytes,
  type MediaRow,
  type MediaTables,
  wordsOfFile,
} from "../../../media/media-table.server";
import { fileProblems } from "../../../media/problems";
import { descriptionOf, mediaRegistry } from "../../../media/registry.server";
import { isWithheld } from "../../../media/withheld.server";
import { isReviewedIn } from "../../../platform/auth/roles";
import { type Database, takeWriteLock } from "../../../platform/db/database.server";
import type { Handlers } from "../../../platform/feature.server";
import { Problem } from "../../../platform/http/problem";
import type { DailyJob } from "../../../platform/jobs/daily.server";
import type { Action } from "../../../platform/journal/actions";
import { type Change, record } from "../../../platform/journal/journal.server";
import { mediaActions } from "../actions";
import { mediaProblems } from "../problems.server";
import { storeFile } from "../store-file.server";
import type { FileAccess } from "./file-access.server";
import { bytesOf, libraryFiles, libraryPage } from "./library.server";

/** The handlers of the calls of the library. */
export const libraryHandlers = (access: FileAccess): Handlers<typeof libraryContract> => ({
  list: (query, { db, lang, staff }) =>
    libraryPage(db, query, { lang, staff, unread: access.unreadBy(staff) }),

  one: async ({ media_id }, { db, staff }) => {
    const row = await access.requireFile(db, media_id, staff);
    const reader = { staff, unread: access.unreadBy(staff) };
    const [file] = row.withheld === null ? await libraryFiles(db, [row], reader) : [];
    if (!file) throw new Problem(404, fileProblems.unknownFile);
    return { media: [{ ...file, versions: (await versionsOf(db, media_id)).map(bytesOf) }] };
  },

  checks: async ({ media_id }, { db, deps, staff }) => {
    const file = await access.requireFile(db, media_id, staff);
    if (file.kind !== "pdf") throw new Problem(404, fileProblems.unknownFile);
    return { checks: (await deps.media.checks(file)) ?? null };
  },

  edit: async ({ media_id, ...given }, { db, staff, approval }) => {
    await markUnused(db, media_id, approval);
    const {
      alt_eng: eng,
      alt_tra: tra,
      alt_sim: sim,
      ...file
    } = await describe(db, await access.requireListed(db, media_id, staff), given);
    const { decorative, focus_x: x, focus_y: y } = file;
    return changed(file, "edit", { alt: { eng, tra, sim }, decorative: decorative === 1, focus: { x, y } });
  },

  crop: async ({ media_id, ...crop }, context) => {
    const file = await access.requireListed(context.db, media_id, context.staff);
    if (file.kind !== "image")
      throw new Problem(400, "invalid", { errors: [{ path: "media_id", says: fileProblems.unknownImage }] });
    const { original_filename: filename, alt_eng, alt_tra, alt_sim, decorative } = file;
    const bytes = await context.deps.media.cropped(file, crop);
    const described = { alt_eng, alt_tra, alt_sim, decorative, made_from: file.made_from ?? file.id };
    return storeFile(context, { bytes, filename, action: mediaActions.crop, described });
  },

  replace: async ({ media_id, public_id }, { db, staff, approval }) => {
    await markUnused(db, media_id, approval);
    const file = await access.requireListed(db, media_id, staff);
    await access.requireOwnUses(db, media_id, staff);
    const mayTake = (await access.readable(db, [public_id], staff)).has(public_id);
    const source = mayTake ? await mediaRegistry(db).find(public_id) : undefined;
    return changed(file, mediaActions.replaceFile, { version: await replaceBytes(db, file, source) });
  },

  restoreVersion: async ({ media_id, version }, { db, staff, approval }) => {
    await markUnused(db, media_id, approval);
    const file = await access.requireListed(db, media_id, staff);
    await access.requireOwnUses(db, media_id, staff);
    return changed(file, mediaActions.goBack, { to: version, version: await putBack(db, file, version) });
  },

  remove: async ({ media_id }, { db, staff, approval }) => {
    await markUnused(db, media_id, approval);
    const file = await access.requireListed(db, media_id, staff);
    const uses = (await usesOfMedia(db, [media_id])).get(media_id);
    if (uses) throw new Problem(409, mediaProblems.fileInUse, { facts: { uses } });
    await putIntoTrash(db, media_id);
    return changed(file, "delete");
  },

  restore: async ({ media_id }, { db, staff, approval }) => {
    await markUnused(db, media_id, approval);
    const file = await access.requireFile(db, media_id, staff);
    if (file.deleted_at === null || file.withheld !== null) throw new Problem(404, "nothingToRestore");
    await mediaRegistry(db).takeFromTrash([media_id]);
    return changed(file, "restore");
  },
});

/** Marks a change of a file that nothing uses as unseen, since no page shows it; of one that no type uses whose content needs approval, as needing none. */
async function markUnused(db: Database, id: string, approval: ApprovalRequest | undefined): Promise<void> {
  if (!approval) return;
  const uses = (await usesOfMedia(db, [id])).get(id) ?? [];
  if (uses.length === 0) approval.isUnseen = true;
  else if (!uses.some(({ type }) => isReviewedIn(approval.reviewed, type))) approval.isWaived = true;
}

/** The journal's entry of a change, with its answer. */
function changed(
  { id, original_filename: originalFilename }: Pick<MediaRow, "id" | "original_filename">,
  action: Action,
  more: object = {},
): Change<{ message: "success"; media_id: string }> {
  const snapshot = { _id: id, originalFilename, ...more };
  return { entityId: id, action, snapshot, answer: { message: "success", media_id: id } };
}

/** Returns the library's descriptions of pictures for forms. */
export const describedHandlers = (access: FileAccess): Handlers<typeof describedContract> => ({
  described: async ({ media_ids }, { db, staff }) => {
    const readable = await access.readable(db, media_ids, staff);
    const rows = await mediaRegistry(db).imageRows(media_ids.filter((id) => readable.has(id)));
    return {
      media: rows.map((row) => {
        const { alt, decorative } = descriptionOf(row);
        return { _id: row.id, originalFilename: row.original_filename, alt, decorative };
      }),
    };
  },
});

const rowOf = (tx: Database, id: string) =>
  tx.$extendTables<MediaTables>().updateTable("media").where("id", "=", id);

/**
 * Puts the bytes of an upload in the place of those of a file. An upload that no entry names, be it deleted, leaves
 * the library: its bytes are here now.
 * @throws {Problem} 400 unless it is another file of the same kind.
 */
async function replaceBytes(tx: Database, file: MediaRow, upload: MediaRow | undefined): Promise<number> {
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
async function putBack(tx: Database, file: MediaRow, version: number): Promise<number> {
  const former = await versionsOf(tx, file.id);
  const wanted = former.find((each) => each.version === version);
  if (!wanted || (await isWithheld(tx, wanted))) throw new Problem(404, fileProblems.unknownFile);
  return putBytes(tx, file, wanted);
}

/** The former bytes of an id, newest first. */
const versionsOf = (db: Database, id: string) =>
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
async function putIntoTrash(tx: Database, id: string): Promise<void> {
  await rowOf(tx, id).set({ deleted_at: new Date().toISOString() }).execute();
}

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
