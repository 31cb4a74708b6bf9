import { fill } from "../../../locale/fill";
import { LANGS, type Localized } from "../../../locale/lang";
import { useStaffWords } from "../../../locale/words/staff";
import type { Field } from "../../field";
import type { FieldInputProps } from "../../staff/input-props";
import type { LocalizedField } from "./localized";

/** The three languages of something short in one row. */
export function LocalizedInput(props: FieldInputProps<LocalizedField<Field>, Localized<unknown>>) {
  const { field, words, value, onChange, path, errorsAt, inner: Inner } = props;
  const staff = useStaffWords();
  return (
    <fieldset className="in-languages" data-long={field.isLong || undefined}>
      <legend className="visually-hidden">{words.label}</legend>
      {LANGS.map((lang) => (
        <Inner
          key={lang}
          field={field.of}
          words={{ ...words, label: fill(staff.inLanguage, { label: words.label, language: staff[lang] }) }}
          value={value[lang]}
          onChange={(change) => onChange((before) => ({ ...before, [lang]: change(before[lang]) }))}
          path={`${path}.${lang}`}
          errorsAt={errorsAt}
          lang={lang}
        />
      ))}
    </fieldset>
  );
}
