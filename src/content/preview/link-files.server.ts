import type { Database } from "../../platform/db/database.server";
import { mayReadType } from "../access/may-read.server";
import type { ContentType } from "../definition";
import { usesOfMedia } from "../store/media-uses.server";
import { openLink } from "./links.server";

/**
 * Whether a preview link is open and shows a file: its entry does, or for the whole site any file of a type
 * that the link's creator reads.
 */
export async function fileBehindLink(
  db: Database,
  types: readonly ContentType[],
  { token, id }: { token: string; id: string },
): Promise<boolean> {
  const link = await openLink(db, token);
  if (typeof link === "string") return false;
  const isRead = (name: string) => types.some((type) => type.name === name && mayReadType(link.maker, type));
  const uses = (await usesOfMedia(db, [id])).get(id) ?? [];
  return uses.some(
    (use) => isRead(use.type) && (link.entry === null || (use.type === link.type && use.id === link.entry)),
  );
}
