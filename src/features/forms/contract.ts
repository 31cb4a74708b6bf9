import * as z from "zod";
import { type ListedEntry, listCalls } from "../../content/calls";
import { get, staffGet, write } from "../../platform/http/contract";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { editedVersion, listQuery, savedAs } from "../../platform/shapes";
import { formPaths, forms } from "./definition";
import { FormNameEdit, FormNames } from "./names";
import type { FormsProblem } from "./problems.server";

const Name = z.object({ formValue: z.string() });

const Form = z.object({
  _id: z.string(),
  pdfId: z.string(),
  /** The display name for where a language has none of its own. */
  formValue: z.string(),
  originalFilename: z.string(),
  /** On whose pages it is listed. */
  lang: z.array(z.enum(LANGS)),
  eng: Name,
  tra: Name,
  sim: Name,
  version: z.number().int(),
});
export type Form = z.infer<typeof Form>;

/** Id of a PDF that `/api/upload` gave out; that it is one is checked by the handler. */
const pdfId = z.string().min(1).max(64);
/** Left out, it is the name that the file had when it was uploaded. */
const originalFilename = z.string().max(400).default("");
const languages = z
  .array(z.enum(LANGS))
  .refine((given) => given.length > 0, { params: { key: "formLanguageNeeded" satisfies FormsProblem } })
  .transform((given) => LANGS.filter((lang) => given.includes(lang)));

const form_id = z.string().min(1);
const list = { input: z.object({}), output: z.object({ forms: z.array(Form) }) };
const saved = savedAs("form_id");

const calls = listCalls(forms, formPaths);

/** The card of a form in the staff's list. */
export type FormCard = ListedEntry & { originalFilename: string; languages: Lang[] };

export const formsContract = {
  list: get("/api/getForms", { summary: "Forms to download, in order of creation", ...list }),
  listAgain: get("/api/forms", { summary: "The same as /api/getForms", ...list }),
  page: staffGet("/api/formList", {
    access: "content",
    summary:
      "Forms for staff, a page at a time, in order of creation; `q` finds words in names and files' names",
    input: listQuery,
    output: list.output.extend({ total: z.number().int(), pages: z.number().int() }),
  }),
  add: write("/api/addForm", {
    access: "content",
    summary: "Add a form: a PDF, its names, and the languages on whose pages it is listed",
    input: FormNames.safeExtend({ pdfId, originalFilename, lang: languages }),
    output: saved,
  }),
  rename: write("/api/editFormName", {
    access: "content",
    summary: "Rename a form: one name for all languages, or those of some; and change its languages",
    input: z.object({ form_id, formValue: FormNameEdit, lang: languages.optional(), version: editedVersion }),
    output: saved,
  }),
  replace: write("/api/replaceForm", {
    access: "content",
    summary: "Replace the PDF of a form",
    input: z.object({ form_id, pdfId, originalFilename, version: editedVersion }),
    output: saved,
  }),
  one: calls.one,
  remove: calls.remove,
  restore: calls.restore,
};
