import type { Database } from "../../platform/db/database.server";
import { usesOfMedia } from "../store/media-uses.server";
import { openLink } from "./links.server";

/** Tells whether a link to a preview is open and shows a file: its entry does, or for the whole site any that is there. */
export async function fileBehindLink(db: Database, token: string, id: string): Promise<boolean> {
  const link = await openLink(db, token);
  if (typeof link === "string") return false;
  const uses = (await usesOfMedia(db, [id])).get(id) ?? [];
  return uses.some((use) => link.entry === null || (use.type === link.type && use.id === link.entry));
}
