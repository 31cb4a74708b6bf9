import type { EntryRules } from "../../content/save/entry-rules.server";
import { LANGS, localized } from "../../platform/locale/lang";
import { forms } from "./definition";
import { firstName, renamed } from "./names";

/** A form has a name for where a language has none, which follows those of its languages. */
export const formRules: EntryRules<typeof forms> = {
  type: forms,
  beforeSave: async (form, { before }) => {
    const names = localized((lang) => form[lang].name);
    const languages = LANGS.filter((lang) => form.languages.includes(lang));
    return { ...form, ...(before ? renamed(before, names) : { anyName: firstName(form) }), languages };
  },
};
