import { type Kysely, sql } from "kysely";
import { up as makeTable } from "./2026-11-21-09-organization";
import { keepEntries, rowsOf } from "./engine/entries";

interface OrganizationRow {
  id: string;
  eng: string;
  tra: string;
  sim: string;
  version: number;
}

interface Patron {
  order: number;
  patronName: string;
  patronTitle: string;
}

interface Worker {
  order: number;
  staffName: string;
  staffTitle: string;
}

/** What is said in a language, whose lists of people had it in their names. */
function textOf(lang: string, json: string) {
  const text = JSON.parse(json);
  const patrons: Patron[] = text[`${lang}Patron`];
  const staff: Worker[] = text[`${lang}Staff`];
  return {
    patrons: patrons.map(({ order, patronName, patronTitle }) => ({
      order,
      name: patronName,
      title: patronTitle,
    })),
    founder: text.founder,
    trustee: text.trustee,
    members: text.members,
    advisors: text.advisors,
    staff: staff.map(({ order, staffName, staffTitle }) => ({ order, name: staffName, title: staffTitle })),
  };
}

/** Who runs the charity is an entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for await (const rows of rowsOf<OrganizationRow>(db, "organization")) {
    const entries = rows.map(({ id, version, eng, tra, sim }) => ({
      id,
      version,
      sort: id,
      content: { eng: textOf("eng", eng), tra: textOf("tra", tra), sim: textOf("sim", sim) },
    }));
    await keepEntries(db, "organization", entries);
  }
  await sql`drop table organization`.execute(db);
}

/** Brings back the table as it was at first: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from entry where type = 'organization'`.execute(db);
  await makeTable(db);
}
