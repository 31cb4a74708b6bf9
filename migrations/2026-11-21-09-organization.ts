import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table organization (
    id text not null primary key,
    eng text not null,
    tra text not null,
    sim text not null,
    version integer not null
  ) ${strict(db)}`.execute(db);
  const shared = { founder: "", trustee: "", members: "", advisors: "", membersSplit: [], advisorsSplit: [] };
  const eng = JSON.stringify({ ...shared, engStaff: [], engPatron: [] });
  const tra = JSON.stringify({ ...shared, traStaff: [], traPatron: [] });
  const sim = JSON.stringify({ ...shared, simStaff: [], simPatron: [] });
  await sql`insert into organization (id, eng, tra, sim, version)
    values ('organization', ${eng}, ${tra}, ${sim}, 1)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("organization").execute();
}
