import { type Kysely, sql } from "kysely";

interface VersionRow {
  number: number;
  content: string;
}

interface Way {
  shown?: string;
  leads?: string;
}

const LANGS = ["eng", "tra", "sim"] as const;

/** A way to help on Get Involved says where it leads on. One that staff wrote leads nowhere until they say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, (way) => ({ ...way, leads: way.shown === "withItems" ? "items" : "nowhere" }));
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, ({ leads, ...way }) => way);
}

async function changeEach(db: Kysely<unknown>, change: (way: Way) => Way): Promise<void> {
  const { rows } = await sql<VersionRow>`
    select number, content from entry_version where type = 'pages' and id = 'involved'`.execute(db);
  for (const { number, content } of rows) {
    const whole = JSON.parse(content);
    for (const lang of LANGS) {
      const ways = whole[lang]?.ways;
      if (Array.isArray(ways?.items)) ways.items = ways.items.map(change);
    }
    await sql`update entry_version set content = ${JSON.stringify(whole)}
      where type = 'pages' and id = 'involved' and number = ${number}`.execute(db);
  }
  await sql`update entry set derived = 0 where type = 'pages' and id = 'involved'`.execute(db);
}
