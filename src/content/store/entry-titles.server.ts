import type { Database } from "../../platform/db/database.server";
import { LANGS, type Localized } from "../../platform/locale/lang";
import { closenessTo } from "../../platform/locale/search-text";
import { inOneScript } from "../../platform/locale/searched-text.server";
import type { ContentTables } from "./tables.server";

/** The newest titles of entries of lists by their ids, for staff; also of those that were deleted. */
export async function entryTitles(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  if (ids.length === 0) return new Map(); // PostgreSQL takes no empty list
  const rows = await database
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select(["id", "summary", "newest"])
    .where("id", "in", ids)
    .execute();
  const titles = rows.map(({ id, summary, newest }): [string, Localized | undefined] => [
    id,
    JSON.parse(newest ?? summary).title,
  ]);
  return new Map(titles.flatMap(([id, title]) => (isTitle(title) ? [[id, title]] : [])));
}

/** Entries with those first whose titles are closest to what was typed, and else in their order. */
export async function closestIds(db: Database, ids: readonly string[], typed: string): Promise<string[]> {
  const titles = await entryTitles(db, ids);
  const closeness = closenessTo(typed, inOneScript);
  const ranks = new Map(ids.map((id) => [id, closeness(Object.values(titles.get(id) ?? {}))]));
  return ids.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

/** Whether the title on a card is one. A single record has none, and may have a field of that name. */
export const isTitle = (title: unknown): title is Localized =>
  typeof title === "object" &&
  title !== null &&
  LANGS.every((lang) => lang in title && typeof (title as Localized)[lang] === "string");
