import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

const NO_PDF = JSON.stringify({ pdfId: null, originalFilename: "", formValue: "" });

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table volunteer (
    id text not null primary key,
    individual text not null,
    organization text not null,
    eng text not null,
    tra text not null,
    sim text not null,
    version integer not null
  ) ${strict(db)}`.execute(db);
  await sql`insert into volunteer (id, individual, organization, eng, tra, sim, version)
    values ('volunteer', '""', '""', ${NO_PDF}, ${NO_PDF}, ${NO_PDF}, 1)`.execute(db);
  await sql`create table volunteer_media (
    lang text not null primary key,
    media_id text not null references media (id)
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("volunteer_media_media").on("volunteer_media").column("media_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("volunteer_media").execute();
  await db.schema.dropTable("volunteer").execute();
}
