import type { Staff } from "../../platform/auth/auth.server";
import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import type { Lang } from "../../platform/locale/lang";
import type { AnyContent } from "../definition";
import { contentProblems } from "../problems.server";
import type { EntryCalls } from "../registry/entry-calls.server";
import { entryStateOf } from "../store/entry-state.server";
import { contentStore } from "../store/store.server";

/** The transaction of a change, and who makes it or has asked for it. */
interface Acting {
  db: Database;
  staff: Pick<Staff, "username">;
}

/**
 * Publishes the newest version of an entry in these languages, or a former one while the newest waits on; gives the
 * number of its newest version then.
 * @throws {Problem} 404 where there is none, 400 where visitors would get too little
 */
export async function publishEntry(
  { type, published }: EntryCalls,
  id: string,
  langs: readonly Lang[],
  acting: Acting,
  former?: number,
): Promise<number> {
  const before = await entryStateOf(acting.db, type, id);
  const entry = await contentStore(acting.db, type).publish(id, langs, acting.staff.username, former);
  if (!entry) throw new Problem(404, contentProblems.unknownEntry);
  // Of a former version the newest is not what visitors get.
  const visible = former === undefined ? entry : (await entryStateOf(acting.db, type, id))?.visible;
  const after = { ...(visible ?? entry), _id: id };
  await published?.(before?.visible as AnyContent | undefined, after as never, acting);
  return entry.version;
}

/** Takes an entry from visitors in these languages; gives the number of its newest version then. @throws {Problem} 404 */
export async function unpublishEntry(
  { type }: EntryCalls,
  id: string,
  langs: readonly Lang[],
  { db, staff }: Acting,
): Promise<number> {
  const entry = await contentStore(db, type).unpublish(id, langs, staff.username);
  if (!entry) throw new Problem(404, contentProblems.unknownEntry);
  return entry.version;
}
