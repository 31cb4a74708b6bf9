import type { Staff } from "../../platform/auth/auth.server";
import type { Database } from "../../platform/db/database.server";
import type { Lang } from "../../platform/locale/lang";
import type { ContentType } from "../definition";
import type { NotificationDeps } from "../review/notifications.server";
import { notifyPublished } from "../review/notify-published.server";
import { required } from "../save/save-entry.server";
import { entryStateOf } from "../store/entry-state.server";
import { contentStore } from "../store/store.server";

/** The transaction of a change, and who makes it or has asked for it. */
interface Acting {
  db: Database;
  staff: Pick<Staff, "username">;
  /** Notifies the author of an approval request; left out where there is none to notify. */
  deps?: NotificationDeps;
}

/**
 * Publishes the newest revision of an entry in these languages, or a former one while the newest waits on; gives the
 * number of its newest revision then.
 * @throws {Problem} 404 where there is none, 400 where visitors would get too little
 */
export async function publishEntry(
  type: ContentType,
  id: string,
  langs: readonly Lang[],
  { db, staff, deps }: Acting,
  former?: number,
): Promise<number> {
  const before = deps && (await entryStateOf(db, type, id));
  const { version } = required(await contentStore(db, type).publish(id, langs, staff.username, former));
  if (before) await notifyPublished(db, type, before, { staff, deps });
  return version;
}

/** Takes an entry from visitors in these languages; gives the number of its newest revision then. @throws {Problem} 404 */
export async function unpublishEntry(
  type: ContentType,
  id: string,
  langs: readonly Lang[],
  { db, staff }: Acting,
): Promise<number> {
  return required(await contentStore(db, type).unpublish(id, langs, staff.username)).version;
}
