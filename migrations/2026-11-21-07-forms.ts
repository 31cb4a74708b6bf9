import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** A few dozen rows: `lang`, a JSON list of languages, is filtered where it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table form (
    id text not null primary key,
    position integer not null,
    pdf_id text not null references media (id),
    original_filename text not null,
    form_value text not null,
    eng text not null,
    tra text not null,
    sim text not null,
    lang text not null,
    version integer not null
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("form_position").on("form").columns(["position", "id"]).execute();
  await db.schema.createIndex("form_pdf").on("form").column("pdf_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("form").execute();
}
