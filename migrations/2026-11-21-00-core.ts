import { type Kysely, sql } from "kysely";
import { serialKey, strict } from "./engine/dialect";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table revision (id integer primary key, value integer not null) ${strict(db)}`.execute(db);
  await sql`insert into revision (id, value) values (1, 1)`.execute(db);
  await sql`create table journal (
    id ${serialKey(db)},
    feature text not null,
    entity_id text not null,
    action text not null,
    snapshot text not null,
    author text not null,
    at text not null
  ) ${strict(db)}`.execute(db);
  await db.schema
    .createIndex("journal_entity")
    .on("journal")
    .columns(["feature", "entity_id", "id"])
    .execute();
  await db.schema.createIndex("journal_at").on("journal").column("at").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("journal").execute();
  await db.schema.dropTable("revision").execute();
}
