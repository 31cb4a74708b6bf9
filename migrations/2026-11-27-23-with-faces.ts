import { type Kysely, sql } from "kysely";

interface VersionRow {
  id: string;
  number: number;
  content: string;
}

/** Notes of appreciation have a place for the face of who writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, (content) => ({ ...content, faceId: null }));
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, ({ faceId, ...content }) => content);
}

async function changeEach(
  db: Kysely<unknown>,
  change: (content: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const { rows } = await sql<VersionRow>`
    select id, number, content from entry_version where type = 'notes'`.execute(db);
  for (const { id, number, content } of rows) {
    await sql`update entry_version set content = ${JSON.stringify(change(JSON.parse(content)))}
      where type = 'notes' and id = ${id} and number = ${number}`.execute(db);
  }
  await sql`update entry set derived = 0 where type = 'notes'`.execute(db);
}
