import type { Database } from "../../core/db/database.server";
import { newId } from "../../core/db/new-id";
import { localized } from "../../core/locale/lang";
import type { Form } from "./contract";

interface FormRow {
  id: string;
  /** Counts upwards: ids of one millisecond do not tell which came first. */
  position: number;
  pdf_id: string;
  original_filename: string;
  form_value: string;
  /** JSON of one language's name. */
  eng: string;
  tra: string;
  sim: string;
  /** JSON list of languages. */
  lang: string;
  version: number;
}

/** A form with its place in the order of creation. */
export type StoredForm = Form & { position: number };

/** Forms on one connection; inside a transaction, the transaction's. In order of creation. */
export function formStore(database: Database) {
  const db = database.$extendTables<{ form: FormRow }>();
  const rows = db.selectFrom("form").selectAll().orderBy("position").orderBy("id");

  const insert = async (form: StoredForm): Promise<void> => {
    const { _id: id, position } = form;
    await db
      .insertInto("form")
      .values({ id, position, ...columns(form) })
      .execute();
  };

  return {
    list: async (): Promise<Form[]> => (await rows.execute()).map(formOf),

    find: async (id: string): Promise<StoredForm | undefined> => {
      const row = await rows.where("id", "=", id).executeTakeFirst();
      return row && formOf(row);
    },

    add: async (draft: Omit<Form, "_id" | "version">): Promise<StoredForm> => {
      const last = await db
        .selectFrom("form")
        .select((eb) => eb.fn.max("position").as("position"))
        .executeTakeFirst();
      const form = { ...draft, _id: newId(), version: 1, position: (last?.position ?? 0) + 1 };
      await insert(form);
      return form;
    },

    /** Brings back a form under its old id and in its old place, exactly as it was. */
    restore: insert,

    /** Replaces a form if its version still is the one before `form.version`; tells whether it was. */
    replace: async (form: Form): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("form")
        .set(columns(form))
        .where("id", "=", form._id)
        .where("version", "=", form.version - 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    remove: async (id: string): Promise<void> => {
      await db.deleteFrom("form").where("id", "=", id).execute();
    },
  };
}

/** Everything of the row but its id and place. */
function columns(form: Form) {
  return {
    pdf_id: form.pdfId,
    original_filename: form.originalFilename,
    form_value: form.formValue,
    ...localized((lang) => JSON.stringify(form[lang])),
    lang: JSON.stringify(form.lang),
    version: form.version,
  };
}

function formOf(row: FormRow): StoredForm {
  return {
    _id: row.id,
    position: row.position,
    pdfId: row.pdf_id,
    formValue: row.form_value,
    originalFilename: row.original_filename,
    lang: JSON.parse(row.lang),
    ...localized((lang): { formValue: string } => JSON.parse(row[lang])),
    version: row.version,
  };
}
