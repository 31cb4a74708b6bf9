import * as z from "zod";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { oneLine } from "../../platform/shapes";
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
    if (names.formValue !== "" || LANGS.some((lang) => names[lang].formValue !== "")) return;
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

/** The names of a form; `anyName` is shown where a language has none. */
export type Names = Localized<{ name: string }> & { anyName: string };

/** The first name that is not blank: the one for all languages, else that of a language; else a blank. */
export function firstName({ anyName, ...names }: Names): string {
  return anyName || LANGS.map((lang) => names[lang].name).find((name) => name !== "") || "";
}

/** The names of a new form. */
export const namesOf = (given: z.output<typeof FormNames>): Names => {
  const names = { anyName: given.formValue, ...localized((lang) => ({ name: given[lang].formValue })) };
  return { ...names, anyName: firstName(names) };
};

/**
 * The names after an edit. An `anyName` that repeats a language's name goes on doing so, and one whose form is
 * renamed in all of them follows the first.
 */
export function renamed(before: Names, edit: z.output<typeof FormNameEdit>): Names {
  if (typeof edit === "string") return { anyName: edit, ...localized(() => ({ name: edit })) };
  const after = localized((lang) => ({ name: edit[lang] ?? before[lang].name }));
  const followed = LANGS.every((lang) => edit[lang]) ? LANGS[0] : undefined;
  const repeated = followed ?? LANGS.find((lang) => before[lang].name === before.anyName);
  const kept = repeated ? after[repeated].name : before.anyName;
  return { ...after, anyName: firstName({ ...after, anyName: kept }) };
}
