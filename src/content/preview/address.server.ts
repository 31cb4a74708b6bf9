import type { Database } from "../../platform/db/database.server";
import type { AnyContent, ContentType } from "../definition";
import { entryStateOf } from "../store/entry-state.server";
import type { PreviewEntry } from "../store/preview-overlay.server";

/** A list type, as far as it knows its addresses. */
type Placed = ContentType & { view(id: string, content?: AnyContent): string };

const isList = (type: ContentType): type is Placed => "one" in type;

/**
 * The address at which visitors meet an entry, with the place on its page; `/` where it has none yet.
 * @param typed the entry where it is another one than the newest
 */
export async function addressOf(
  db: Database,
  type: ContentType,
  id: string | undefined,
  typed?: PreviewEntry,
): Promise<string> {
  if (!isList(type)) return "view" in type ? String(type.view) : "/";
  const own = typed?.id ?? id;
  if (own === undefined) return "/";
  const content = typed?.content ?? (await entryStateOf(db, type, own))?.newest;
  return type.view(own, content as AnyContent | undefined) || "/";
}
