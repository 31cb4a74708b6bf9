import { RowsField } from "../../../staff/fields/rows-field";
import type { Fields } from "../../field";
import { emptyOf, textOf } from "../../fields-of";
import { FieldInputs } from "../../staff/field-inputs";
import type { FieldInputProps } from "../../staff/input-props";
import type { GroupsField } from "./groups";

type Values = Record<string, unknown>;

/** A list of groups: adding, removing, putting in order. */
export function GroupsInput(props: FieldInputProps<GroupsField<Fields>, Values[]>) {
  const { field, words, value, onChange, path, errorsAt, lang, inner } = props;
  const nameOf = (row: Values, at: number) =>
    textOf(field.fields, row).find((text) => text.trim() !== "") ?? `${words.label} ${at + 1}`;
  return (
    <RowsField<Values>
      legend={words.label}
      addLabel={words.add ?? words.label}
      path={path}
      firstField={Object.keys(field.fields)[0] ?? ""}
      rows={value}
      onChange={(rows) => onChange(() => rows)}
      empty={emptyOf(field.fields)}
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
