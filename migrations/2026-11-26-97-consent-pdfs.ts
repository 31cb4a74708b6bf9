import { type Kysely, sql } from "kysely";

/** The PDFs that a consent names, and those that a withdrawal took away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["consent", "withdrawal"])
    await sql`alter table ${sql.table(table)} add column pdfs text not null default '[]'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["withdrawal", "consent"])
    await sql`alter table ${sql.table(table)} drop column pdfs`.execute(db);
}
