import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row, so that the first of two simultaneous saves is told from the second like any other. Without
  // `details` nothing was saved yet, and the values of site.config.ts hold.
  await sql`create table site_details (
    id text not null primary key,
    details text,
    annual_report_id text references media (id),
    version integer not null
  ) ${strict(db)}`.execute(db);
  await db.schema
    .createIndex("site_details_annual_report")
    .on("site_details")
    .column("annual_report_id")
    .execute();
  await sql`insert into site_details (id, version) values ('site', 1)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("site_details").execute();
}
