import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

export async function up(db: Kysely<unknown>): Promise<void> {
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
  await db.schema.createIndex("news_year").on("news").columns(["year", "date", "id"]).execute();
  await db.schema.createIndex("news_date").on("news").columns(["date", "id"]).execute();
  await db.schema.createIndex("news_starred").on("news").columns(["starred", "date", "id"]).execute();
  await db.schema
    .createIndex("news_category_date")
    .on("news_category")
    .columns(["category", "date", "news_id"])
    .execute();
  await db.schema.createIndex("news_media_media").on("news_media").column("media_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("news_media").execute();
  await db.schema.dropTable("news_category").execute();
  await db.schema.dropTable("news").execute();
}
