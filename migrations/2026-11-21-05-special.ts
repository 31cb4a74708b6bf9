import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

const SLOTS = 6;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table special_image (
    num integer not null primary key,
    photo_id text references media (id),
    version integer not null
  ) ${strict(db)}`.execute(db);
  for (let num = 1; num <= SLOTS; num += 1) {
    await sql`insert into special_image (num, photo_id, version) values (${num}, null, 1)`.execute(db);
  }
  await db.schema.createIndex("special_image_photo").on("special_image").column("photo_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("special_image").execute();
}
