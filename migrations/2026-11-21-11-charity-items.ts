import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table charity_item (
    id text not null primary key,
    position integer not null,
    price text not null,
    eng text not null,
    tra text not null,
    sim text not null,
    version integer not null
  ) ${strict(db)}`.execute(db);
  await sql`create table charity_item_photo (
    item_id text not null references charity_item (id) on delete cascade,
    slot integer not null,
    media_id text not null references media (id),
    primary key (item_id, slot)
  ) ${strict(db)}`.execute(db);
  await db.schema
    .createIndex("charity_item_position")
    .on("charity_item")
    .columns(["position", "id"])
    .execute();
  await db.schema
    .createIndex("charity_item_photo_media")
    .on("charity_item_photo")
    .column("media_id")
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("charity_item_photo").execute();
  await db.schema.dropTable("charity_item").execute();
}
