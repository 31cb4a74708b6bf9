import { type Kysely, sql } from "kysely";

interface VersionRow {
  id: string;
  number: number;
  content: string;
}

/** Images of special appreciation say whom they thank, once staff have written it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, (content) => ({ ...content, caption: { eng: "", tra: "", sim: "" } }));
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, ({ caption, ...content }) => content);
}

async function changeEach(
  db: Kysely<unknown>,
  change: (content: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const { rows } = await sql<VersionRow>`
    select id, number, content from entry_version where type = 'special'`.execute(db);
  for (const { id, number, content } of rows) {
    await sql`update entry_version set content = ${JSON.stringify(change(JSON.parse(content)))}
      where type = 'special' and id = ${id} and number = ${number}`.execute(db);
  }
  await sql`update entry set derived = 0 where type = 'special'`.execute(db);
}
