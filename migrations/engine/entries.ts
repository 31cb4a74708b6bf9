import { type Kysely, sql } from "kysely";

/** One entry of a type that had tables of its own, as the table of all entries has it. */
export interface FormerEntry {
  id: string;
  version: number;
  /** Its place among the others, as the type's order compares them. */
  sort: string;
  /** What the definition of its type says that an entry has. */
  content: object;
}

/** A place in a list that staff arrange, counted from 0, as texts compare it. */
export const placeAt = (at: number): string => String(at).padStart(6, "0");

/** When what was there before entries is said to have been saved: nobody wrote it down. */
export const UNKNOWN = "1970-01-01T00:00:00.000Z";

/**
 * Keeps entries of a type, each as its one published version. What follows from them (lists, words, files in use) is
 * made by the program before it serves, as it is wherever `derived` is 0.
 */
export async function keepEntries(
  db: Kysely<unknown>,
  type: string,
  entries: readonly FormerEntry[],
): Promise<void> {
  for (const { id, version, sort, content } of entries) {
    await sql`insert into entry (type, id, number, published, sort, summary, derived)
      values (${type}, ${id}, ${version}, ${version}, ${sort}, '{}', 0)`.execute(db);
    await sql`insert into entry_version (type, id, number, state, author, at, content)
      values (${type}, ${id}, ${version}, 'published', '', ${UNKNOWN}, ${JSON.stringify(content)})`.execute(
      db,
    );
  }
}

/** One that was deleted, as the journal has kept it. */
interface DeletedEntry {
  id: string;
  snapshot: Record<string, unknown>;
  at: string;
  author: string;
}

/** What was deleted and not brought back since, by the last word of the journal on each. */
export async function deletedEntries(db: Kysely<unknown>, feature: string): Promise<DeletedEntry[]> {
  const { rows } = await sql<{ id: string; snapshot: string; at: string; author: string }>`
    select entity_id as id, snapshot, at, author from journal as last
    where feature = ${feature} and action = 'delete' and last.id = (
      select max(id) from journal where feature = ${feature} and entity_id = last.entity_id
    )`.execute(db);
  return rows.map(({ snapshot, ...row }) => ({ ...row, snapshot: JSON.parse(snapshot) }));
}

/** Keeps what was deleted, so that it can be brought back as before. */
export async function keepDeleted(
  db: Kysely<unknown>,
  type: string,
  { at, author }: Pick<DeletedEntry, "at" | "author">,
  { id, version, sort, content }: FormerEntry,
): Promise<void> {
  await sql`insert into entry (type, id, number, published, sort, summary, derived, deleted_at)
    values (${type}, ${id}, ${version}, ${version}, ${sort}, '{}', 0, ${at})`.execute(db);
  await sql`insert into entry_version (type, id, number, state, author, at, content)
    values (${type}, ${id}, ${version}, 'published', ${author}, ${UNKNOWN}, ${JSON.stringify(content)})`.execute(
    db,
  );
}

/** Rows of a table by their ids, some at a time, so that ten years of news are never held at once. */
export async function* rowsOf<Row extends { id: string }>(
  db: Kysely<unknown>,
  table: string,
): AsyncGenerator<Row[]> {
  let last = "";
  for (;;) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where id > ${last} order by id limit 200`.execute(db);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? "";
  }
}
