import { fill } from "../../../core/locale/fill";
import { LANG_TAG, LANGS, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { FieldErrors } from "../../../core/staff/fields/field-frame";
import { fieldId } from "../../../core/staff/fields/field-id";
import { TextField } from "../../../core/staff/fields/text-field";
import { formsStaffWords } from "./words";

/** What can be changed of a form besides its PDF. */
export interface Naming {
  eng: string;
  tra: string;
  sim: string;
  lang: Lang[];
}

interface NameFieldsProps {
  naming: Naming;
  patch: (part: Partial<Naming>) => void;
  errorsAt: (path: string) => string[];
  /** Path in the request of the name in a language. */
  pathOf: (lang: Lang) => string;
}

/** The display name in each language, and the languages on whose pages the form is listed. */
export function NameFields({ naming, patch, errorsAt, pathOf }: NameFieldsProps) {
  const words = useWords(formsStaffWords);
  const staffWords = useStaffWords();
  return (
    <div className="stack narrow">
      {LANGS.map((lang) => (
        <TextField
          key={lang}
          label={fill(staffWords.inLanguage, { label: words.name, language: staffWords[lang] })}
          path={pathOf(lang)}
          lang={LANG_TAG[lang]}
          value={naming[lang]}
          onChange={(name) => patch({ [lang]: name })}
          errors={errorsAt(pathOf(lang))}
        />
      ))}
      <p className="field-hint">{words.nameHint}</p>
      <LanguageChoice chosen={naming.lang} onChange={(lang) => patch({ lang })} errors={errorsAt("lang")} />
    </div>
  );
}

interface LanguageChoiceProps {
  chosen: readonly Lang[];
  onChange: (chosen: Lang[]) => void;
  errors: string[];
}

function LanguageChoice({ chosen, onChange, errors }: LanguageChoiceProps) {
  const words = useWords(formsStaffWords);
  const staffWords = useStaffWords();
  const id = fieldId("lang");
  const toggle = (lang: Lang) => onChange(LANGS.filter((each) => chosen.includes(each) !== (each === lang)));
  return (
    <fieldset aria-describedby={errors.length > 0 ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className="field-label">{words.languages}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {words.languagesHint}
      </p>
      {LANGS.map((lang, index) => (
        <label key={lang} className="check">
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            checked={chosen.includes(lang)}
            onChange={() => toggle(lang)}
          />
          {staffWords[lang]}
        </label>
      ))}
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
