import { type Kysely, sql } from "kysely";

interface Described {
  type: string;
  id: string;
  media_id: string;
  alt_eng: string;
  alt_tra: string;
  alt_sim: string;
}

interface Tables {
  described_use: Described & { draft: string | null };
  entry: { type: string; id: string; number: number; published: number | null };
  entry_version: { type: string; id: string; number: number; content: string };
}

/**
 * What an entry says of a picture becomes a part of its content: of the version that visitors get, and of the newest.
 * The table follows from that, and knows what of it waits.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`alter table described_use add column draft text`.execute(db);
  const uses = await db.selectFrom("described_use").selectAll().execute();
  for (const some of Map.groupBy(uses, ({ type, id }) => `${type} ${id}`).values()) {
    const [first] = some;
    if (!first) continue;
    const { type, id } = first;
    const pictureAlts = Object.fromEntries(
      some.map(({ media_id, alt_eng: eng, alt_tra: tra, alt_sim: sim }) => [media_id, { eng, tra, sim }]),
    );
    const entry = await db
      .selectFrom("entry")
      .select(["number", "published"])
      .where("type", "=", type)
      .where("id", "=", id)
      .executeTakeFirst();
    for (const number of new Set(entry ? [entry.number, entry.published ?? entry.number] : [])) {
      const version = db
        .selectFrom("entry_version")
        .select("content")
        .where("type", "=", type)
        .where("id", "=", id);
      const { content } = await version.where("number", "=", number).executeTakeFirstOrThrow();
      await db
        .updateTable("entry_version")
        .set({ content: JSON.stringify({ ...JSON.parse(content), pictureAlts }) })
        .where("type", "=", type)
        .where("id", "=", id)
        .where("number", "=", number)
        .execute();
    }
  }
}

/** The table keeps the words. */
export async function down(db: Kysely<Tables>): Promise<void> {
  await sql`alter table described_use drop column draft`.execute(db);
}
