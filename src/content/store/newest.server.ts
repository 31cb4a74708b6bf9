import type { Database } from "../../platform/db/database.server";
import type { ContentType, Entry } from "../definition";
import { entriesIn } from "./entries.server";
import { wholeRecord } from "./published.server";

/** The entries of a type as staff edit them: in their newest revisions, be they published or not. */
export const newest = <T extends ContentType>(database: Database, type: T) =>
  entriesIn(database, type, "newest");

/** The newest revision of the one entry of a type that has one, or of that of `id`; as its type begins, and revision 0, before anybody has saved it. */
export async function newestRecord<T extends ContentType>(
  db: Database,
  type: T,
  id = type.id,
): Promise<Entry<T>> {
  const entries = newest(db, type);
  const entry = id === undefined ? (await entries.part({ limit: 1, offset: 0 }))[0] : await entries.find(id);
  return entry ?? wholeRecord(type, { _id: id ?? type.name, version: 0 });
}
