import type { EntryRules } from "../../content/save/entry-rules.server";
import { LANGS, localized } from "../../platform/locale/lang";
import { forms } from "./definition";
import { firstName, renamed } from "./names";

/** Keeps the fallback name of a form in step with the names in its languages. */
export const formRules: EntryRules<typeof forms> = {
  type: forms,
  beforeSave: async (form, { before }) => {
    const names = localized((lang) => form[lang].name);
    const languages = LANGS.filter((lang) => form.languages.includes(lang));
    return { ...form, ...(before ? renamed(before, names) : { anyName: firstName(form) }), languages };
  },
};
