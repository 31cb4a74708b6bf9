import type { Database } from "../../platform/db/database.server";
import type { ContentType } from "../definition";
import { entryStateOf, type StoredEntry } from "../store/entry-state.server";
import { type NotificationDeps, notifyColleague } from "./notifications.server";

/**
 * Notifies the author of an approval request once the entry was published: by a form, or from the list of
 * requests.
 */
export async function notifyPublished<T extends ContentType>(
  tx: Database,
  type: T,
  { row: { id, published }, review }: StoredEntry<T>,
  { staff, deps }: { staff: { username: string }; deps: NotificationDeps },
): Promise<void> {
  if (review?.state !== "waiting" || review.author === staff.username) return;
  const now = await entryStateOf(tx, type, id);
  if (now?.review?.state === "waiting" || now?.visible === undefined || now.row.published === published)
    return;
  const said = { author: staff.username, comment: "", lang: deps.config.mailLang, deps };
  await notifyColleague(tx, review.author, { kind: "published", about: { type, id }, said });
}
