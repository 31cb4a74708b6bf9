import type { EntryRules } from "../../content/save/entry-rules.server";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { forms } from "./definition";

/** Keeps the fallback name of a form in step with the names in its languages. */
export const formRules: EntryRules<typeof forms> = {
  type: forms,
  beforeSave: async (form, { before }) => {
    const names = localized((lang) => form[lang].name);
    const languages = LANGS.filter((lang) => form.languages.includes(lang));
    return { ...form, ...(before ? renamed(before, names) : { anyName: firstName(form) }), languages };
  },
};

/** The names of a form; `anyName` is shown where a language has none. */
export type Names = Localized<{ name: string }> & { anyName: string };

/** New names: a text for all languages, or those of some. */
type NameEdit = string | Partial<Localized<string | undefined>>;

/** The first name that is not blank: the one for all languages, else that of a language; else a blank. */
export function firstName({ anyName, ...names }: Names): string {
  return anyName || LANGS.map((lang) => names[lang].name).find((name) => name !== "") || "";
}

/**
 * The names after an edit. An `anyName` that repeats a language's name goes on doing so, and one whose form is
 * renamed in all of them follows the first.
 */
export function renamed(before: Names, edit: NameEdit): Names {
  if (typeof edit === "string") return { anyName: edit, ...localized(() => ({ name: edit })) };
  const after = localized((lang) => ({ name: edit[lang] ?? before[lang].name }));
  const followed = LANGS.every((lang) => edit[lang]) ? LANGS[0] : undefined;
  const repeated = followed ?? LANGS.find((lang) => before[lang].name === before.anyName);
  const anyName = repeated ? after[repeated].name : before.anyName;
  return { ...after, anyName: firstName({ ...after, anyName }) };
}
