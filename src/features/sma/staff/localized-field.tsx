import type { ReactNode } from "react";
import { line, text } from "../../../content/kinds";
import { FieldNotes } from "../../../content/staff/field-notes";
import { LanguageColumns, type ShownLanguages } from "../../../content/staff/language-editors";
import { fill, LANG_TAG, type Lang, type Localized } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { TextArea, TextField } from "../../../ui/fields/text-field";

/** The facts of a form that every field must know. */
export interface FormPlace {
  /** The languages that are shown where there is no room for all three. */
  languages: ShownLanguages;
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
  /** Several lines of text, as high as they are where the browser can do that. */
  long?: boolean;
  /** A hint about the text, announced while it is typed. */
  noteOf?: (lang: Lang) => ReactNode;
}

/** The kinds of what is typed. */
const [SHORT, LONG] = [line(), text()];

/** The same text in each language, as wide as the form's languages are. */
export function LocalizedField(props: LocalizedFieldProps) {
  const { label, hint, value, onChange, path, place, long, noteOf } = props;
  const words = useStaffWords();
  return (
    <LanguageColumns languages={place.languages}>
      {(lang, shown) => {
        const field = {
          label: fill(words.inLanguage, { label, language: words[lang] }),
          ...(hint && { hint }),
          path: path(lang),
          lang: LANG_TAG[lang],
          value: value[lang],
          onChange: (typed: string) => onChange({ ...value, [lang]: typed }),
          errors: place.errorsAt(path(lang)),
        };
        return (
          <div className="language-panel" data-shown={shown}>
            {long ? <TextArea {...field} /> : <TextField {...field} />}
            {noteOf?.(lang)}
            <FieldNotes
              {...{ field: long ? LONG : SHORT, label, lang, path: path(lang), values: value }}
              onChange={(make) => onChange({ ...value, [lang]: String(make(value[lang])) })}
            />
          </div>
        );
      }}
    </LanguageColumns>
  );
}
