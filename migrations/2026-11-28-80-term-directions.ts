import { type Kysely, sql } from "kysely";

interface VersionRow {
  id: string;
  number: number;
  content: string;
}

/**
 * Terms of the glossary say whether they are used from Simplified to Traditional too. Those that are there are not, as
 * nobody wrote them for that; names are in any case, and entries that came with the program follow its list at the
 * next start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, ({ term, note, keep, ...others }) => ({ term, note, keep, both: false, ...others }));
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, ({ both, ...content }) => content);
}

async function changeEach(
  db: Kysely<unknown>,
  change: (content: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const { rows } = await sql<VersionRow>`
    select id, number, content from entry_version where type = 'glossary'`.execute(db);
  for (const { id, number, content } of rows) {
    await sql`update entry_version set content = ${JSON.stringify(change(JSON.parse(content)))}
      where type = 'glossary' and id = ${id} and number = ${number}`.execute(db);
  }
  await sql`update entry set derived = 0 where type = 'glossary'`.execute(db);
}
