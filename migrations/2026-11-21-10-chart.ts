import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chart (
    id text not null primary key,
    eng text not null,
    tra text not null,
    sim text not null,
    figures text not null,
    version integer not null
  ) ${strict(db)}`.execute(db);
  await sql`create table chart_media (
    chart_id text not null references chart (id),
    media_id text not null references media (id),
    primary key (chart_id, media_id)
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("chart_media_media").on("chart_media").column("media_id").execute();
  const none = JSON.stringify({ coverId: null, alt: "" });
  const figures = JSON.stringify({ title: { eng: "", tra: "", sim: "" }, rows: [] });
  await sql`insert into chart (id, eng, tra, sim, figures, version)
    values ('chart', ${none}, ${none}, ${none}, ${figures}, 1)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("chart_media").execute();
  await db.schema.dropTable("chart").execute();
}
