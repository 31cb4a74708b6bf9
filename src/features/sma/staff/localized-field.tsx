import type { ReactNode } from "react";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG, LANGS, type Lang, type Localized } from "../../../core/locale/lang";
import { useStaffWords } from "../../../core/locale/words/staff";
import { TextField } from "../../../core/staff/fields/text-field";
import { FittedTextArea } from "./fitted-text-area";

/** What every field of a form must know of the form. */
export interface FormPlace {
  /** The language on show where there is no room for all three. */
  shownLang: Lang;
  /** Messages for the field at a path of the request. */
  errorsAt: (path: string) => string[];
}

interface LocalizedFieldProps {
  label: string;
  hint?: string;
  value: Localized;
  onChange: (value: Localized) => void;
  /** Path of one language's text in the request. */
  path: (lang: Lang) => string;
  place: FormPlace;
  /** Several lines of text. */
  long?: boolean;
  /** A word about what is typed, said while it is typed. */
  noteOf?: (lang: Lang) => ReactNode;
}

/** The same text in each language, side by side where there is room. */
export function LocalizedField(props: LocalizedFieldProps) {
  const { label, hint, value, onChange, path, place, long, noteOf } = props;
  const words = useStaffWords();
  const Field = long ? FittedTextArea : TextField;
  return (
    <div className={`language-columns ${long ? "" : "items-end"}`}>
      {LANGS.map((lang) => (
        <div key={lang} className="language-panel" data-current={lang === place.shownLang}>
          <Field
            label={fill(words.inLanguage, { label, language: words[lang] })}
            {...(hint && { hint })}
            path={path(lang)}
            lang={LANG_TAG[lang]}
            value={value[lang]}
            onChange={(text) => onChange({ ...value, [lang]: text })}
            errors={place.errorsAt(path(lang))}
          />
          {noteOf?.(lang)}
        </div>
      ))}
    </div>
  );
}
