import { type Kysely, sql } from "kysely";
import { serialKey, strict } from "./engine/dialect";
import { deletedEntries, keepDeleted, UNKNOWN } from "./engine/entries";
import { dropPieces, indexPieces } from "./engine/pieces";

interface DeletedNews {
  _id: string;
  date: string;
  version: number;
}

/** News are entries. The database moves them by itself, as ten years of articles are not for a program to hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into entry (type, id, number, published, sort, summary, derived)
    select 'news', id, version, version, date, '{}', 0 from news`.execute(db);
  await sql`insert into entry_version (type, id, number, state, author, at, content)
    select 'news', id, version, 'published', '', ${sql.lit(UNKNOWN)}, ${CONTENT} from news`.execute(db);
  for (const deleted of await deletedEntries(db, "news")) {
    const { _id, version, ...content } = deleted.snapshot as unknown as DeletedNews;
    await keepDeleted(db, "news", deleted, { id: deleted.id, version, sort: content.date, content });
  }
  await dropPieces(db, "news_words");
  for (const table of ["news_words", "news_media", "news_category", "news"]) {
    await db.schema.dropTable(table).execute();
  }
}

/** JSON of what an item says. Its texts are JSON already; no id, category or date has a character that JSON escapes. */
const CONTENT = sql`'{"coverId":' || coalesce('"' || cover_id || '"', 'null')
  || ',"category":[' || coalesce((select string_agg('"' || category || '"', ',' order by position)
    from news_category where news_id = news.id), '')
  || '],"starred":' || case starred when 1 then 'true' else 'false' end
  || ',"date":"' || date || '","eng":' || eng || ',"tra":' || tra || ',"sim":' || sim || '}'`;

/** Brings back the tables without what is in them: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create table news (
    id text not null primary key,
    date text not null,
    year integer not null,
    starred integer not null,
    cover_id text references media (id),
    eng text not null,
    tra text not null,
    sim text not null,
    card text not null,
    version integer not null
  ) ${strict(db)}`.execute(db);
  await sql`create table news_category (
    news_id text not null references news (id) on delete cascade,
    position integer not null,
    category text not null,
    date text not null,
    primary key (news_id, position)
  ) ${strict(db)}`.execute(db);
  await sql`create table news_media (
    news_id text not null references news (id) on delete cascade,
    media_id text not null references media (id),
    primary key (news_id, media_id)
  ) ${strict(db)}`.execute(db);
  await sql`create table news_words (
    key ${serialKey(db)},
    news_id text not null unique references news (id) on delete cascade,
    date text not null,
    words text not null,
    whole integer not null default 0
  ) ${strict(db)}`.execute(db);
  await sql`create index news_year on news (year, date, id)`.execute(db);
  await sql`create index news_date on news (date, id)`.execute(db);
  await sql`create index news_starred on news (starred, date, id)`.execute(db);
  await sql`create index news_category_date on news_category (category, date, news_id)`.execute(db);
  await sql`create index news_media_media on news_media (media_id)`.execute(db);
  await sql`create index news_words_date on news_words (date, news_id)`.execute(db);
  await sql`create index news_words_not_whole on news_words (news_id) where whole = 0`.execute(db);
  await indexPieces(db, "news_words");
  await sql`delete from entry where type = 'news'`.execute(db);
}
