import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";
import { deletedEntries, keepDeleted, keepEntries, rowsOf } from "./engine/entries";

interface FormRow {
  id: string;
  pdf_id: string;
  original_filename: string;
  form_value: string;
  eng: string;
  tra: string;
  sim: string;
  lang: string;
  version: number;
}

interface DeletedForm extends Record<"eng" | "tra" | "sim", Name> {
  pdfId: string;
  originalFilename: string;
  formValue: string;
  lang: string[];
  version: number;
}

interface Name {
  formValue: string;
}

const named = ({ formValue }: Name) => ({ name: formValue });
const namedIn = (json: string) => named(JSON.parse(json) as Name);

/** Forms to download are entries. Their ids are in order of creation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for await (const rows of rowsOf<FormRow>(db, "form")) {
    const entries = rows.map(({ id, version, ...row }) => ({
      id,
      version,
      sort: id,
      content: {
        pdf: { pdfId: row.pdf_id, originalFilename: row.original_filename },
        languages: JSON.parse(row.lang),
        anyName: row.form_value,
        ...{ eng: namedIn(row.eng), tra: namedIn(row.tra), sim: namedIn(row.sim) },
      },
    }));
    await keepEntries(db, "forms", entries);
  }
  for (const deleted of await deletedEntries(db, "forms")) {
    const form = deleted.snapshot as unknown as DeletedForm;
    const content = {
      pdf: { pdfId: form.pdfId, originalFilename: form.originalFilename },
      languages: form.lang,
      anyName: form.formValue,
      ...{ eng: named(form.eng), tra: named(form.tra), sim: named(form.sim) },
    };
    const { id } = deleted;
    await keepDeleted(db, "forms", deleted, { id, version: form.version, sort: id, content });
  }
  await sql`drop table form`.execute(db);
}

/** Brings back the table without what is in it: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
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
  await sql`create index form_position on form (position, id)`.execute(db);
  await sql`create index form_pdf on form (pdf_id)`.execute(db);
  await sql`delete from entry where type = 'forms'`.execute(db);
}
