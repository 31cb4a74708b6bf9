import { fill, LANGS, type Lang, type Localized, useLang } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { fieldId } from "../../ui/fields/field-frame";
import { RowsField } from "../../ui/fields/rows-field";
import { useSimplifiedFollows } from "../../ui/fields/simplified";
import { type Field, type Fields, numbered } from "../field";
import { FieldInputs } from "../staff/field-inputs";
import { FieldNotes, ListNotes } from "../staff/field-notes";
import { blankOf } from "../staff/form-conversion";
import type { FieldInputProps } from "../staff/input-props";
import type { GroupField, GroupsField, LocalizedField } from "./group";

/** The three languages of something short in one row. */
export function LocalizedInput(props: FieldInputProps<LocalizedField<Field>, Localized<unknown>>) {
  const { field, words, value, onChange, path, errorsAt, inner: Inner } = props;
  const staff = useStaffWords();
  const { hint, ...others } = words;
  const hintId = hint && `${fieldId(path)}-hint`;
  const follow = useSimplifiedFollows();
  const put = (lang: Lang, change: (before: unknown) => unknown) => {
    onChange((before) => ({ ...before, [lang]: change(before[lang]) }));
    void follow(lang, change(value[lang]), onChange);
  };
  return (
    <fieldset className="in-languages" data-long={field.isLong || undefined} aria-describedby={hintId}>
      <legend className="field-label">{words.label}</legend>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {LANGS.map((lang) => (
        <div key={lang} className="in-language">
          <div>
            <span className="language-of-field" aria-hidden="true">
              {staff[lang]}
            </span>
            <Inner
              field={field.of}
              words={{
                ...others,
                label: fill(staff.inLanguage, { label: words.label, language: staff[lang] }),
              }}
              value={value[lang]}
              onChange={(change) => put(lang, change)}
              path={`${path}.${lang}`}
              errorsAt={errorsAt}
              lang={lang}
            />
          </div>
          <div>
            <FieldNotes
              {...{ field: field.of, label: words.label, lang, path: `${path}.${lang}`, values: value }}
              onChange={(change) => put(lang, change)}
            />
          </div>
        </div>
      ))}
    </fieldset>
  );
}

type Values = Record<string, unknown>;

export function GroupInput(props: FieldInputProps<GroupField<Fields>, Values>) {
  const { field, words, value, onChange, path, errorsAt, lang, inner } = props;
  return (
    <fieldset className="field-group">
      <legend className="field-label">{words.label}</legend>
      {words.hint && <p className="field-hint">{words.hint}</p>}
      <FieldInputs
        input={inner}
        fields={field.fields}
        words={words.fields ?? {}}
        values={value}
        onChange={(name, change) => onChange((before) => ({ ...before, [name]: change(before[name]) }))}
        path={`${path}.`}
        errorsAt={errorsAt}
        lang={lang}
      />
    </fieldset>
  );
}

/** A list of groups: adding, removing, putting in order. */
export function GroupsInput(props: FieldInputProps<GroupsField<Fields>, Values[]>) {
  const { field, words, value, onChange, path, errorsAt, lang, inner } = props;
  const [first = ""] = Object.keys(field.fields);
  const own = useLang();
  const nameOf = (row: Values, at: number) =>
    textsOf(field.fields[first], row[first], own).find((text) => text.trim() !== "") ?? numbered(words, at);
  return (
    <>
      <RowsField<Values>
        legend={words.label}
        addLabel={words.add ?? words.label}
        hint={words.hint}
        path={path}
        errors={errorsAt(path)}
        firstField={field.fields[first]?.kind === "localized" ? `${first}.${own}` : first}
        rows={value}
        onChange={(rows) => onChange(() => rows)}
        empty={blankOf(field.fields)}
        nameOf={nameOf}
      >
        {(row, at) => (
          <FieldInputs
            input={inner}
            fields={field.fields}
            words={words.fields ?? {}}
            values={row}
            onChange={(name, change) =>
              onChange((rows) =>
                rows.map((each, place) => (place === at ? { ...each, [name]: change(each[name]) } : each)),
              )
            }
            path={`${path}.${at}.`}
            errorsAt={errorsAt}
            lang={lang}
          />
        )}
      </RowsField>
      {lang === undefined && <ListNotes path={path} label={words.label} />}
    </>
  );
}

/** The words of the field by which a row is known, those of the reader's language before others. */
function textsOf(field: Field | undefined, value: unknown, lang: Lang): readonly string[] {
  if (!field) return [];
  const own =
    field.kind === "localized"
      ? (field as LocalizedField<Field>).of.text((value as Localized<unknown>)[lang])
      : [];
  return [...own, ...field.text(value)];
}
