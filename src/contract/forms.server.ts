import * as z from "zod";
import { changed, removeEntry, required, saveEntry } from "../content/save/save-entry.server";
import { newest, published } from "../content/store/published.server";
import { type FormEntry, forms } from "../features/forms/definition";
import { firstName, formRules, renamed } from "../features/forms/feature.server";
import { type FormsProblem, formsProblems } from "../features/forms/problems.server";
import { requirePdfs } from "../media/registry.server";
import type { Database } from "../platform/db/database.server";
import { answers, type Handlers } from "../platform/feature.server";
import { get, write } from "../platform/http/contract";
import { Problem } from "../platform/http/problem";
import { LANGS, localized } from "../platform/locale/lang";
import { editedVersion, oneLine, savedAs } from "../platform/shapes";

const Name = z.object({ formValue: z.string() });
const Form = z.object({
  ...{ _id: z.string(), pdfId: z.string() },
  /** The display name for where a language has none of its own. */
  formValue: z.string(),
  originalFilename: z.string(),
  /** On whose pages it is listed. */
  lang: z.array(z.enum(LANGS)),
  ...localized(() => Name),
  version: z.number().int(),
});
export type Form = z.infer<typeof Form>;

const NameInput = z.object({ formValue: oneLine.default("") }).prefault({});
/** Id of a PDF that `/api/upload` gave out. */
const pdfId = z.string().min(1).max(64);
/** Left out, it is the name that the file had when it was uploaded. */
const originalFilename = z.string().max(400).default("");
const languages = z
  .array(z.enum(LANGS))
  .refine((given) => given.length > 0, { params: { key: "formLanguageNeeded" satisfies FormsProblem } })
  .transform((given) => LANGS.filter((lang) => given.includes(lang)));
/** A new name for all languages, or those of some. */
const NameEdit = z.union([oneLine, z.object(localized(() => oneLine.optional()))]);

const form_id = z.string().min(1);
const list = { input: z.object({}), output: z.object({ forms: z.array(Form) }) };
const saved = { access: "content", ofType: "forms", output: savedAs("form_id") } as const;

const contract = {
  list: get("/api/getForms", { summary: "Forms to download, in order of creation", ...list }),
  listAgain: get("/api/forms", { summary: "The same as /api/getForms", ...list }),
  add: write("/api/addForm", {
    summary: "Add a form: a PDF, its names, and the languages on whose pages it is listed",
    input: z
      .object({ formValue: oneLine.default(""), ...localized(() => NameInput) })
      .extend({ pdfId, originalFilename, lang: languages })
      .superRefine((form, context) => {
        if (form.formValue !== "" || LANGS.some((lang) => form[lang].formValue !== "")) return;
        const params = { key: "formNameNeeded" satisfies FormsProblem };
        context.addIssue({ code: "custom", path: ["eng", "formValue"], params });
      }),
    ...saved,
  }),
  rename: write("/api/editFormName", {
    summary: "Rename a form: one name for all languages, or those of some; and change its languages",
    input: z.object({ form_id, formValue: NameEdit, lang: languages.optional(), version: editedVersion }),
    ...saved,
  }),
  replace: write("/api/replaceForm", {
    summary: "Replace the PDF of a form",
    input: z.object({ form_id, pdfId, originalFilename, version: editedVersion }),
    ...saved,
  }),
  remove: write("/api/deleteForm", {
    method: "DELETE",
    summary: "Delete a form",
    input: z.object({ form_id }),
    ...saved,
  }),
};

const answer = (action: "add" | "edit" | "delete", form: FormEntry) =>
  changed(action, form, { form_id: form._id });

const all = async (_: unknown, { db }: { db: Database }) => ({
  forms: (await published(db, forms).all()).map(answered),
});

const handlers: Handlers<typeof contract> = {
  list: all,
  listAgain: all,

  add: async ({ pdfId: id, originalFilename: name, lang, formValue: anyName, ...texts }, call) => {
    await requirePdfs(call.db, [{ id, path: "pdfId" }]);
    const names = { anyName, ...localized((each) => ({ name: texts[each].formValue })) };
    const given = { pdf: { pdfId: id, originalFilename: name }, languages: lang, ...names };
    return answer("add", await saveEntry(formRules, { given }, call, ""));
  },

  rename: async ({ form_id: id, formValue, lang, version }, call) => {
    const names = renamed(required(await newest(call.db, forms).find(id)), formValue);
    if (firstName(names) === "") {
      const path = typeof formValue === "string" ? "formValue" : "formValue.eng";
      throw new Problem(400, "invalid", { errors: [{ path, says: formsProblems.formNameNeeded }] });
    }
    // The name for where a language has none is said here, which the rules would choose.
    const given = { ...names, languages: lang };
    return answer("edit", await saveEntry({ type: forms }, { id, given, version }, call, ""));
  },

  replace: async ({ form_id: id, pdfId: file, originalFilename: name, version }, call) => {
    required(await newest(call.db, forms).find(id));
    await requirePdfs(call.db, [{ id: file, path: "pdfId" }]);
    const given = { pdf: { pdfId: file, originalFilename: name } };
    return answer("edit", await saveEntry({ type: forms }, { id, given, version }, call, ""));
  },

  remove: async ({ form_id: id }, call) => answer("delete", await removeEntry(forms, id, call)),
};

function answered({ _id, pdf, anyName, languages: lang, version, ...texts }: FormEntry): Form {
  const names = localized((each) => ({ formValue: texts[each].name }));
  return { ...pdf, _id, pdfId: pdf.pdfId ?? "", formValue: anyName, lang, ...names, version };
}

/** The fixed calls of forms to download. */
export const formsCalls = answers(contract, handlers);
