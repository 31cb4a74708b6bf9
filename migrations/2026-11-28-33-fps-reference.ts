import { type Kysely, sql } from "kysely";

interface VersionRow {
  id: string;
  number: number;
  content: string;
}

/**
 * The reference in the FPS code becomes a part of the site's details: none, since some banks refuse a code that has one,
 * until the charity says which its bank takes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, (fps) => ({ ...fps, reference: "" }));
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, ({ reference, ...fps }) => fps);
}

async function changeEach(
  db: Kysely<unknown>,
  change: (fps: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const { rows } = await sql<VersionRow>`
    select id, number, content from entry_version where type = 'siteDetails'`.execute(db);
  for (const { id, number, content } of rows) {
    const whole = JSON.parse(content);
    if (typeof whole.fps !== "object" || whole.fps === null) continue;
    const changed = JSON.stringify({ ...whole, fps: change(whole.fps) });
    await sql`update entry_version set content = ${changed}
      where type = 'siteDetails' and id = ${id} and number = ${number}`.execute(db);
  }
  await sql`update entry set derived = 0 where type = 'siteDetails'`.execute(db);
}
