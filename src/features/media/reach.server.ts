import { fileBehindLink } from "../../core/content/preview/link-files.server";
import { isLinked, isNamed, isShown } from "../../core/content/store/media-uses.server";
import type { Database } from "../../core/db/database.server";
import type { MediaFile } from "../../core/media/registry.server";

/** Milliseconds in which an upload that nothing uses yet is there for whoever has its id, as the contract says. */
const NEW = 60 * 60 * 1000;

/** Tells by the headers of a request whether it is made by staff. */
export type IsStaff = (headers: Headers) => Promise<boolean>;

/** The standing of a file: in something that visitors get, an upload that nothing uses, or for those who may see drafts. */
export type Reach = "shown" | "unused" | "hidden";

/** The standing of a file that is there, for a visitor. */
export async function reachOf(db: Database, file: MediaFile): Promise<Reach> {
  if (file.deleted_at !== null) return "hidden";
  if (await isShown(db, file.id)) return "shown";
  const isPdf = file.kind === "pdf";
  if (await isNamed(db, file.id)) return isPdf && (await isLinked(db, file.id)) ? "unused" : "hidden";
  const isNew = Date.now() - Date.parse(file.created_at) < NEW;
  return isPdf || isNew ? "unused" : "hidden";
}

/** Tells whether a request may have a file that visitors do not get: by a session, or by a link to a preview. */
export async function mayLook(
  db: Database,
  { deleted_at, id }: MediaFile,
  { headers, url }: Request,
  isStaff: IsStaff,
): Promise<boolean> {
  const token = new URL(url).searchParams.get("preview");
  if (token !== null && deleted_at === null && (await fileBehindLink(db, token, id))) return true;
  return isStaff(headers);
}
