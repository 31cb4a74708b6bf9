import { type Kysely, sql } from "kysely";
import { up as makeTables } from "./2026-11-21-10-chart";
import { keepEntries, rowsOf } from "./engine/entries";

interface ChartRow {
  id: string;
  eng: string;
  tra: string;
  sim: string;
  figures: string;
  version: number;
}

/** The figures, with the labels of a row together. */
function figuresOf(json: string) {
  const { title, rows } = JSON.parse(json) as { title: object; rows: { amount: number }[] };
  return { title, rows: rows.map(({ amount, ...label }) => ({ label, amount })) };
}

/** The expenditure chart is an entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for await (const rows of rowsOf<ChartRow>(db, "chart")) {
    const entries = rows.map(({ id, version, eng, tra, sim, figures }) => ({
      id,
      version,
      sort: id,
      content: {
        figures: figuresOf(figures),
        eng: JSON.parse(eng),
        tra: JSON.parse(tra),
        sim: JSON.parse(sim),
      },
    }));
    await keepEntries(db, "chart", entries);
  }
  await sql`drop table chart_media`.execute(db);
  await sql`drop table chart`.execute(db);
}

/** Brings back the tables as they were at first: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from entry where type = 'chart'`.execute(db);
  await makeTables(db);
}
