import { type Kysely, sql } from "kysely";
import { indexNewsWords, serialKey, strict } from "./engine/dialect";
import { dropPieces, indexPieces } from "./engine/pieces";

/** Rows that are read and written at once. */
const AT_ONCE = 200;

/** Any three characters or fewer are found in fifty thousand news without reading them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists news_words`.execute(db);
  await sql`create table news_words (
    key ${serialKey(db)},
    news_id text not null unique references news (id) on delete cascade,
    date text not null,
    words text not null
  ) ${strict(db)}`.execute(db);
  await fill(db);
  await sql`create index news_words_date on news_words (date, news_id)`.execute(db);
  await indexPieces(db, "news_words");
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropPieces(db, "news_words");
  await sql`drop table news_words`.execute(db);
  await indexNewsWords(db);
}

async function fill(db: Kysely<unknown>): Promise<void> {
  let last = "";
  for (;;) {
    const { rows } = await sql<{ id: string; date: string; card: string }>`select id, date, card from news
      where id > ${last} order by id limit ${AT_ONCE}`.execute(db);
    const values = rows.map(({ id, date, card }) => sql`(${id}, ${date}, ${wordsOf(card)})`);
    if (rows.length > 0)
      await sql`insert into news_words (news_id, date, words) values ${sql.join(values)}`.execute(db);
    last = rows.at(-1)?.id ?? "";
    if (rows.length < AT_ONCE) return;
  }
}

/** Of the three languages that a list shows: the header, and the first words of the text. */
function wordsOf(card: string): string {
  const { eng, tra, sim } = JSON.parse(card) as Record<
    string,
    { header: string; preview: string } | undefined
  >;
  const texts = [eng, tra, sim].flatMap((text) => (text ? [text.header, text.preview] : []));
  return texts.map((text) => text.toWellFormed().normalize("NFKC").toLowerCase()).join("\n");
}
