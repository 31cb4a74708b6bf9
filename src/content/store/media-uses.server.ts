import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../platform/db/database.server";
import { occursIn } from "../../platform/db/search-index.server";
import { type Localized, localized } from "../../platform/locale/lang";
import { readByVisitors } from "../access/may-read.server";
import { isAmong } from "../definition";
import { withheldEntries } from "../withheld/withheld-entries.server";
import { isTitle } from "./entry-state.server";
import type { ContentTables } from "./tables.server";

/** A place in an entry in which a file is used. */
export interface MediaUsage {
  type: string;
  id: string;
  /** Of the field, as in `eng.photoArray.0`. */
  path: string;
  /** The title of the entry; `""` where it has no title. */
  title: Localized;
}

/** Where each of some files is used; those that are used nowhere are left out. */
export async function usesOfMedia(db: Database, ids: readonly string[]): Promise<Map<string, MediaUsage[]>> {
  const uses = new Map<string, MediaUsage[]>();
  if (ids.length === 0) return uses; // PostgreSQL takes no empty list
  const rows = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry_media as used")
    .innerJoin("entry", (join) =>
      join.onRef("entry.type", "=", "used.type").onRef("entry.id", "=", "used.id"),
    )
    .select(["used.media_id", "used.type", "used.id", "used.path", "entry.summary"])
    .where("used.media_id", "in", ids)
    .where("entry.deleted_at", "is", null)
    .orderBy("used.type")
    .orderBy("used.id", "desc")
    .orderBy("used.path")
    .execute();
  const planned = await plannedUses(db, ids);
  const isWithheld = isAmong(await withheldEntries(db));
  for (const { media_id, summary, ...place } of [...rows, ...planned]) {
    // Accounts that manage pictures need not know whose story it was.
    const use = { ...place, title: isWithheld(place) ? localized(() => "") : titleIn(summary) };
    uses.set(media_id, [...(uses.get(media_id) ?? []), use]);
  }
  return uses;
}

/**
 * The scheduled revisions that are not edited any more, since another was saved by an account that may not
 * publish it. Of the others, the newest and the published ones, `entry_media` has the files.
 */
const PLANNED = sql`scheduled_change as planned
  join entry on entry.type = planned.type and entry.id = planned.id
  join entry_version as later on later.type = planned.type and later.id = planned.id
    and later.number = planned.version
  where planned.state = 'waiting' and planned.act = 'publish' and planned.version <> entry.number`;

/** Where revisions that are planned use some of the files. */
async function plannedUses(db: Database, ids: readonly string[]) {
  const { rows } = await sql<{ type: string; id: string; summary: string; content: string }>`select distinct
    entry.type, entry.id, entry.summary, later.content from ${PLANNED} and entry.deleted_at is null`.execute(
    db,
  );
  return rows.flatMap(({ content, ...entry }) =>
    ids.flatMap((media_id) =>
      pathsWith(JSON.parse(content), media_id).map((path) => ({ ...entry, media_id, path })),
    ),
  );
}

/** The paths of the texts in a content that name a file. */
function pathsWith(value: unknown, id: string): string[] {
  if (typeof value === "string") return value.includes(id) ? [""] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    pathsWith(part, id).map((path) => (path === "" ? name : `${name}.${path}`)),
  );
}

/** The entries that visitors get now, each with the revision that they are given. */
const givenEntries = (db: Database) =>
  db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as given", (join) =>
      join
        .onRef("given.type", "=", "entry.type")
        .onRef("given.id", "=", "entry.id")
        .onRef("given.number", "=", "entry.published"),
    )
    .where(readByVisitors());

/** Whether a file is used by published content: neither by drafts alone nor by unpublished content. */
export async function isShown(db: Database, id: string): Promise<boolean> {
  const shown = await givenEntries(db)
    .innerJoin("entry_media as used", (join) =>
      join.onRef("used.type", "=", "entry.type").onRef("used.id", "=", "entry.id"),
    )
    .select("used.id")
    .where("used.media_id", "=", id)
    .where("given.content", "like", `%${id}%`)
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined;
}

/** Whether any entry uses a file: a draft, scheduled, unpublished, or in the trash. */
export async function isNamed(db: Database, id: string): Promise<boolean> {
  const named = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry_media")
    .select("id")
    .where("media_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (named !== undefined) return true;
  const { rows } = await sql`select 1 from ${PLANNED} and later.content like ${`%${id}%`} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether a published text links to a file; only fields are stored as uses of a PDF. */
export async function isLinked(db: Database, id: string): Promise<boolean> {
  const linked = await givenEntries(db)
    .select("entry.id")
    .where("given.content", "like", `%/media/${id}%`)
    .limit(1)
    .executeTakeFirst();
  return linked !== undefined;
}

function titleIn(summary: string): Localized {
  const { title } = JSON.parse(summary) as { title?: unknown };
  return isTitle(title) ? title : { eng: "", tra: "", sim: "" };
}

const LIVE_USES = sql`select used.media_id from entry_media as used
  join entry on entry.type = used.type and entry.id = used.id where entry.deleted_at is null`;

/**
 * The condition that an account which reads the entries of all types but `unread` may read a file of the
 * table `media`: one that an entry of another type uses, even if draft, scheduled or deleted; that no entry
 * uses; or that is published.
 */
export function isFileReadBut(unread: readonly string[]): RawBuilder<SqlBool> {
  if (unread.length === 0) return sql`1 = 1`;
  const names = sql.join(unread);
  return sql`(
    exists (select 1 from entry_media as used where used.media_id = media.id and used.type not in (${names}))
    or not exists (select 1 from entry_media as used where used.media_id = media.id)
      and not exists (select 1 from ${PLANNED} and later.content like '%' || media.id || '%'
        and entry.type in (${names}))
    or exists (select 1 from entry_media as used
      join entry on entry.type = used.type and entry.id = used.id
      join entry_version as given on given.type = entry.type and given.id = entry.id
        and given.number = entry.published
      where used.media_id = media.id and ${readByVisitors()} and given.content like '%' || media.id || '%'))`;
}

/** The condition that a file of the table `media` is used in an entry that visitors see or may see. */
export const isUsed: RawBuilder<SqlBool> = sql`(exists (${LIVE_USES} and used.media_id = media.id)
  or exists (select 1 from ${PLANNED} and entry.deleted_at is null
    and later.content like '%' || media.id || '%'))`;

const IS_WITHHELD = sql`exists (select 1 from withheld_entry as withheld
  where withheld.type = used.type and withheld.id = used.id)`;

/**
 * The condition that `words` are in the name of an entry that uses a file of the table `media`, and is
 * neither withheld nor of the types `unread`.
 */
export const isUsedWhere = (db: Database, words: string, unread: readonly string[]): RawBuilder<SqlBool> =>
  sql`media.id in (${LIVE_USES} and not ${IS_WITHHELD}
    ${unread.length === 0 ? sql`` : sql`and used.type not in (${sql.join(unread)})`}
    and ${occursIn(db, words, sql.ref("used.words"))})`;
