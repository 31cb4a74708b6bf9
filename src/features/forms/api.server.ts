import * as z from "zod";
import { answers, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import type { Database } from "../../core/db/database.server";
import { foundPage } from "../../core/db/paging.server";
import { deletedSnapshot } from "../../core/journal/journal.server";
import { LANGS } from "../../core/locale/lang";
import { pdfName } from "../../core/media/pdf-name.server";
import { Form, formsContract } from "./contract";
import { firstName, renamed } from "./names";
import { formsProblems } from "./problems.server";
import { formStore, type StoredForm } from "./store.server";

const list = async (_: unknown, { db }: { db: Database }) => ({ forms: await formStore(db).list() });

const formsHandlers: Handlers<typeof formsContract> = {
  list,
  listAgain: list,

  page: async (query, { db }) => {
    const { found, ...counted } = foundPage(await formStore(db).list(), query, textsOf);
    return { forms: found, ...counted };
  },

  add: async ({ pdfId, originalFilename, ...form }, { db }) => {
    const filename = await pdfName(db, { id: pdfId, path: "pdfId" }, originalFilename);
    const draft = { ...form, pdfId, originalFilename: filename, formValue: firstName(form) };
    return changed("add", await formStore(db).add(draft));
  },

  rename: async ({ form_id, formValue, lang, version }, { db }) => {
    const before = await found(db, form_id);
    const names = renamed(before, formValue);
    if (firstName(names) === "") {
      const path = typeof formValue === "string" ? "formValue" : "formValue.eng";
      throw new Problem(400, "invalid", { errors: [{ path, says: formsProblems.formNameNeeded }] });
    }
    return edited(db, { ...before, ...names, lang: lang ?? before.lang }, version);
  },

  replace: async ({ form_id, pdfId, originalFilename, version }, { db }) => {
    const before = await found(db, form_id);
    const filename = await pdfName(db, { id: pdfId, path: "pdfId" }, originalFilename);
    return edited(db, { ...before, pdfId, originalFilename: filename }, version);
  },

  remove: async ({ form_id }, { db }) => {
    const form = await found(db, form_id);
    await formStore(db).remove(form_id);
    return changed("delete", form);
  },

  restore: async ({ form_id }, { db }) => {
    const snapshot = Deleted.safeParse(await deletedSnapshot(db, "forms", form_id));
    if (!snapshot.success) throw new Problem(404, "nothingToRestore");
    await formStore(db).restore(snapshot.data);
    return changed("restore", snapshot.data);
  },
};

export const formsAnswers = answers(formsContract, formsHandlers);

const textsOf = (form: Form) => [
  form.formValue,
  form.originalFilename,
  ...LANGS.map((lang) => form[lang].formValue),
];

const Deleted = Form.extend({ position: z.number().int() });

async function found(db: Database, id: string): Promise<StoredForm> {
  const form = await formStore(db).find(id);
  if (!form) throw new Problem(404, formsProblems.unknownForm);
  return form;
}

/** Saves `form`, which still has the version that it was read with; `version` is the one that was edited. */
async function edited(db: Database, form: StoredForm, version = form.version) {
  const after = { ...form, version: version + 1 };
  if (!(await formStore(db).replace(after))) throw new Problem(409, "overtaken");
  return changed("edit", after);
}

function changed(action: "add" | "edit" | "delete" | "restore", form: StoredForm) {
  const answer = { message: "success" as const, form_id: form._id };
  return { entityId: form._id, action, snapshot: form, answer };
}
