import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** `fallback` is the format for readers of neither AVIF nor WebP; null for a PDF, like `width` and `height`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table media (
    id text not null primary key,
    kind text not null check (kind in ('image', 'pdf')),
    format text not null,
    fallback text check (fallback in ('jpg', 'png')),
    bytes integer not null,
    width integer,
    height integer,
    original_filename text not null,
    uploaded_by text not null,
    created_at text not null
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("media_created").on("media").column("created_at").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("media").execute();
}
