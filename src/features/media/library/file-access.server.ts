import { mayReadType } from "../../../content/access/may-read.server";
import { mayChangeType } from "../../../content/access/staff-access.server";
import type { ContentType } from "../../../content/definition";
import { isFileReadBut, usesOfMedia } from "../../../content/store/media-uses.server";
import type { MediaRow, MediaTables } from "../../../media/media-table.server";
import { fileProblems } from "../../../media/problems";
import { mediaRegistry } from "../../../media/registry.server";
import { authProblems } from "../../../platform/auth/problems.server";
import type { Grant } from "../../../platform/auth/roles";
import type { Database } from "../../../platform/db/database.server";
import { Problem } from "../../../platform/http/problem";

/** Who may have and change files, given the content types whose entries use them. */
export function fileAccess(types: () => readonly ContentType[]) {
  /** Names of the types of which somebody reads nothing. */
  const unreadBy = (staff: Grant): string[] => [
    ...new Set(types().flatMap((type) => (mayReadType(staff, type) ? [] : [type.name]))),
  ];

  /** Filters files by what a staff account may read. */
  const readable = async (
    db: Database,
    ids: readonly string[],
    staff: Grant,
  ): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set(); // PostgreSQL takes no empty list
    const files = db.$extendTables<MediaTables>().selectFrom("media").select("id").where("id", "in", ids);
    return new Set((await files.where(isFileReadBut(unreadBy(staff))).execute()).map(({ id }) => id));
  };

  /** A file of the library or of its trash, for somebody who may have it. @throws {Problem} 404 */
  const requireFile = async (db: Database, id: string, staff: Grant): Promise<MediaRow> => {
    const file = await mediaRegistry(db).find(id);
    if (!file || !(await readable(db, [id], staff)).has(id)) throw new Problem(404, fileProblems.unknownFile);
    return file;
  };

  return {
    unreadBy,
    readable,
    requireFile,

    /** The same of the library alone. @throws {Problem} 404 */
    requireListed: async (db: Database, id: string, staff: Grant): Promise<MediaRow> => {
      const file = await requireFile(db, id, staff);
      if (file.deleted_at !== null) throw new Problem(404, fileProblems.unknownFile);
      return file;
    },

    /** @throws {Problem} 403 unless somebody may change every entry that uses a file: they all show its bytes */
    requireOwnUses: async (db: Database, id: string, staff: Grant): Promise<void> => {
      const used = new Set(((await usesOfMedia(db, [id])).get(id) ?? []).map(({ type }) => type));
      const isOwn = types().every((type) => !used.has(type.name) || mayChangeType(staff, type));
      if (!isOwn) throw new Problem(403, authProblems.otherRole);
    },
  };
}

export type FileAccess = ReturnType<typeof fileAccess>;
