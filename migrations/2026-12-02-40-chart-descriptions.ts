import { type Kysely, sql } from "kysely";

type Values = Record<string, unknown>;
type Alts = Record<string, Record<string, string>>;

const LANGS = ["eng", "tra", "sim"] as const;

const textsIn = (content: Values, lang: string) => (content[lang] ?? {}) as Values;

/** The words beside each image of the chart become what the chart says of it, as every other entry does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, (content) => {
    const alts: Alts = { ...(content.pictureAlts as Alts | undefined) };
    const texts = LANGS.map((lang) => {
      const { alt, ...others } = textsIn(content, lang);
      const said = String(alt ?? "")
        .replaceAll(/\s+/g, " ")
        .trim();
      if (typeof others.coverId === "string" && said !== "")
        alts[others.coverId] = { eng: "", tra: "", sim: "", ...alts[others.coverId], [lang]: said };
      return [lang, others];
    });
    const said = Object.keys(alts).length > 0 ? { pictureAlts: alts } : {};
    return { ...content, ...Object.fromEntries(texts), ...said };
  });
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, ({ pictureAlts, ...content }) => {
    const texts = LANGS.map((lang) => {
      const own = textsIn(content, lang);
      const said = (pictureAlts as Alts | undefined)?.[String(own.coverId)];
      return [lang, { ...own, alt: said?.[lang] ?? "" }];
    });
    return { ...content, ...Object.fromEntries(texts) };
  });
}

/** Changes every version, and what staff have typed and not submitted yet. */
async function changeEach(db: Kysely<unknown>, change: (content: Values) => Values): Promise<void> {
  const versions = await sql<{ id: string; number: number; content: string }>`
    select id, number, content from entry_version where type = 'chart'`.execute(db);
  for (const { id, number, content } of versions.rows) {
    const changed = JSON.stringify(change(JSON.parse(content)));
    await sql`update entry_version set content = ${changed}
      where type = 'chart' and id = ${id} and number = ${number}`.execute(db);
  }
  const typed = await sql<{ draft: string; form: string }>`
    select draft, form from autosave where type = 'chart'`.execute(db);
  for (const { draft, form } of typed.rows) {
    const changed = JSON.stringify(change(JSON.parse(form)));
    await sql`update autosave set form = ${changed} where draft = ${draft}`.execute(db);
  }
  await sql`update entry set derived = 0 where type = 'chart'`.execute(db);
}
