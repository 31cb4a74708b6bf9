import { describe } from "../../../content/pictures/describe-picture.server";
import type { ApprovalRequest } from "../../../content/review/approval-request.server";
import { usesOfMedia } from "../../../content/store/media-uses.server";
import type { describedContract, libraryContract } from "../../../media/library-contract";
import type { MediaRow } from "../../../media/media-table.server";
import { fileProblems } from "../../../media/problems";
import { descriptionOf, mediaRegistry } from "../../../media/registry.server";
import { isReviewedIn } from "../../../platform/auth/roles";
import type { Database } from "../../../platform/db/database.server";
import type { Handlers } from "../../../platform/http/handlers.server";
import { Problem } from "../../../platform/http/problem";
import type { Action } from "../../../platform/journal/actions";
import type { Change } from "../../../platform/journal/journal.server";
import { mediaActions } from "../actions";
import { mediaProblems } from "../problems.server";
import { storeFile } from "../store-file.server";
import { putBack, putIntoTrash, replaceBytes, versionsOf } from "./changes.server";
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

  goBack: async ({ media_id, version }, { db, staff, approval }) => {
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
