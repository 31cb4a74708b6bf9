import { type Kysely, sql } from "kysely";
import { up as makeTables } from "./2026-11-21-08-volunteer";
import { keepEntries, rowsOf } from "./engine/entries";

interface VolunteerRow {
  id: string;
  individual: string;
  organization: string;
  eng: string;
  tra: string;
  sim: string;
  version: number;
}

function textOf(json: string) {
  const { formValue, ...pdf } = JSON.parse(json);
  return { pdf, formValue };
}

/** The volunteer forms are an entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for await (const rows of rowsOf<VolunteerRow>(db, "volunteer")) {
    const entries = rows.map(({ id, version, individual, organization, eng, tra, sim }) => ({
      id,
      version,
      sort: id,
      content: {
        individual: JSON.parse(individual),
        organization: JSON.parse(organization),
        eng: textOf(eng),
        tra: textOf(tra),
        sim: textOf(sim),
      },
    }));
    await keepEntries(db, "volunteer", entries);
  }
  await sql`drop table volunteer_media`.execute(db);
  await sql`drop table volunteer`.execute(db);
}

/** Brings back the tables as they were at first: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from entry where type = 'volunteer'`.execute(db);
  await makeTables(db);
}
