import type { Lang, Localized } from "../../../locale/lang";
import { useLang } from "../../../locale/lang-context";
import { RowsField } from "../../../staff/fields/rows-field";
import type { Field, Fields } from "../../field";
import { FieldInputs } from "../../staff/field-inputs";
import { blankOf } from "../../staff/form-of";
import type { FieldInputProps } from "../../staff/input-props";
import { numbered } from "../../type-words";
import type { LocalizedField } from "../localized/localized";
import type { GroupsField } from "./groups";

type Values = Record<string, unknown>;

/** A list of groups: adding, removing, putting in order. */
export function GroupsInput(props: FieldInputProps<GroupsField<Fields>, Values[]>) {
  const { field, words, value, onChange, path, errorsAt, lang, inner } = props;
  const [first = ""] = Object.keys(field.fields);
  const own = useLang();
  const nameOf = (row: Values, at: number) =>
    textsOf(field.fields[first], row[first], own).find((text) => text.trim() !== "") ?? numbered(words, at);
  return (
    <RowsField<Values>
      legend={words.label}
      addLabel={words.add ?? words.label}
      path={path}
      firstField={first}
      rows={value}
      onChange={(rows) => onChange(() => rows)}
      empty={blankOf(field.fields)}
      nameOf={nameOf}
    >
      {(row, at, patch) => (
        <FieldInputs
          input={inner}
          fields={field.fields}
          words={words.fields ?? {}}
          values={row}
          onChange={(name, change) => patch({ [name]: change(row[name]) })}
          path={`${path}.${at}.`}
          errorsAt={errorsAt}
          lang={lang}
        />
      )}
    </RowsField>
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
