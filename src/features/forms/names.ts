import * as z from "zod";
import { oneLine } from "../../core/api/shapes";
import { LANGS, type Localized } from "../../core/locale/lang";
import type { FormsProblem } from "./problems.server";

const NameInput = z.object({ formValue: oneLine.default("") });
const noName = () => NameInput.parse({});

/** The names of a new form: for all languages, for some, or both; at least one is not blank. */
export const FormNames = z
  .object({
    formValue: oneLine.default(""),
    eng: NameInput.default(noName),
    tra: NameInput.default(noName),
    sim: NameInput.default(noName),
  })
  .superRefine((names, context) => {
    if (firstName(names) !== "") return;
    context.addIssue({
      code: "custom",
      path: ["eng", "formValue"],
      params: { key: "formNameNeeded" satisfies FormsProblem },
    });
  });

/** New names: a text for all languages, or those of some. */
export const FormNameEdit = z.union([
  oneLine,
  z.object({ eng: oneLine.optional(), tra: oneLine.optional(), sim: oneLine.optional() }),
]);

/** The names of a form; `formValue` is shown where a language has none. */
export type Names = Localized<{ formValue: string }> & { formValue: string };

/** The first name that is not blank: the one for all languages, else that of a language; else a blank. */
export function firstName(names: Names): string {
  return names.formValue || LANGS.map((lang) => names[lang].formValue).find((name) => name !== "") || "";
}

/**
 * The names after an edit. A `formValue` that repeats a language's name goes on doing so, and one whose form is
 * renamed in all of them follows the first.
 */
export function renamed(before: Names, edit: z.output<typeof FormNameEdit>): Names {
  if (typeof edit === "string") {
    const all = { formValue: edit };
    return { ...all, eng: all, tra: all, sim: all };
  }
  const nameIn = (lang: (typeof LANGS)[number]) => ({ formValue: edit[lang] ?? before[lang].formValue });
  const after = { eng: nameIn("eng"), tra: nameIn("tra"), sim: nameIn("sim") };
  const followed = LANGS.every((lang) => edit[lang]) ? LANGS[0] : undefined;
  const repeated = followed ?? LANGS.find((lang) => before[lang].formValue === before.formValue);
  const kept = repeated ? after[repeated].formValue : before.formValue;
  return { ...after, formValue: firstName({ ...after, formValue: kept }) };
}
