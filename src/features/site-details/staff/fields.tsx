import { LANG_TAG, LANGS, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { TextField } from "../../../core/staff/fields/text-field";
import type { Draft } from "../../../core/staff/form/use-draft";
import { type SiteForm, textAt, withText } from "./draft";
import { labelOf } from "./label-of";
import { siteDetailsWords } from "./words";

export type SiteDraft = Draft<SiteForm>;

interface FieldProps {
  draft: SiteDraft;
  /** Dotted path of the text, the same in the form and in the request. */
  path: string;
  hint?: string;
  /** When the form around it says more than the path does. */
  label?: string;
  lang?: Lang;
}

/** One line of text at a path of the form. */
export function Field({ draft, path, hint, label, lang }: FieldProps) {
  const words = useWords(siteDetailsWords);
  const staff = useStaffWords();
  return (
    <TextField
      label={label ?? labelOf(path, words, staff)}
      path={path}
      value={textAt(draft.form, path)}
      onChange={(text) => draft.setForm((form) => withText(form, path, text))}
      errors={draft.errorsAt(path)}
      {...(hint !== undefined && { hint })}
      {...(lang && { lang: LANG_TAG[lang] })}
    />
  );
}

interface LanguageFieldsProps {
  draft: SiteDraft;
  path: string;
  /** Too long for three beside each other. */
  long?: boolean;
}

/** The three languages of a text, beside each other where there is room. */
export function LanguageFields({ draft, path, long }: LanguageFieldsProps) {
  const words = useWords(siteDetailsWords);
  const staff = useStaffWords();
  return (
    <fieldset className={long ? "grid gap-2" : "grid gap-2 xl:grid-cols-3 xl:gap-4"}>
      <legend className="field-label">{labelOf(path, words, staff)}</legend>
      {LANGS.map((lang) => (
        <Field key={lang} draft={draft} path={`${path}.${lang}`} lang={lang} label={staff[lang]} />
      ))}
    </fieldset>
  );
}
