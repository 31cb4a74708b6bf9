import { fill, LANG_NAMES, LANGS, type Lang, useWords } from "../../../platform/locale/lang";
import { SelectField } from "../../../ui/fields/select-field";
import type { ImportPreview } from "../contract";
import {
  type ColumnField,
  columnField,
  columnName,
  SHEET_FIELDS,
  SHEET_TYPES,
  type SheetMapping,
  type SheetType,
} from "../sheets/sheet-types";
import { sheetWords } from "../sheets/words";

type SheetPreview = Extract<ImportPreview, { kind: "sheet" }>;

/** A user's choice for a sheet, from which its columns are guessed again. */
export type SheetChoice = Partial<Pick<SheetMapping, "sheet" | "type" | "headingRow">>;

interface SheetFormProps {
  look: SheetPreview;
  errors: readonly string[];
  onChoose: (choice: SheetChoice) => void;
  onColumns: (columns: ColumnField[]) => void;
}

/** A spreadsheet: the type of its rows, and the field of each column, with some values. */
export function SheetForm({ look, errors, onChoose, onColumns }: SheetFormProps) {
  const words = useWords(sheetWords);
  const { names, mapping, rows, firstRow, columns } = look;
  const { sheet, type, headingRow } = mapping;
  const options = useFieldOptions(type);
  const hasFiles = SHEET_FIELDS[type].some(({ name }) => name === "coverId" || name === "pdfId");
  const put = (at: number, field: ColumnField) => onColumns(mapping.columns.with(at, field));
  return (
    <>
      <p>{fill(words.rows, { count: rows })}</p>
      {names.length > 1 && (
        <SelectField
          label={words.sheet}
          path="sheet"
          value={sheet}
          options={names.map((name) => [name, name] as const)}
          onChange={(chosen) => onChoose({ sheet: chosen })}
        />
      )}
      <SelectField<SheetType>
        label={words.type}
        path="type"
        value={type}
        options={SHEET_TYPES.map((each) => [each, words.types[each]] as const)}
        onChange={(chosen) => onChoose({ sheet, type: chosen, headingRow })}
      />
      {(headingRow === 0 || headingRow === firstRow) && (
        <SelectField
          label={words.firstRow}
          path="headingRow"
          value={headingRow === 0 ? "entry" : "names"}
          options={[
            ["names", words.firstRowNames],
            ["entry", words.firstRowEntry],
          ]}
          onChange={(chosen) => onChoose({ sheet, type, headingRow: chosen === "names" ? firstRow : 0 })}
        />
      )}
      <fieldset className="stack">
        <legend className="font-bold">{words.columns}</legend>
        {hasFiles && <p className="field-hint">{words.byName}</p>}
        {columns.map(({ heading, samples }, at) => (
          <SelectField
            key={at}
            label={heading || fill(words.column, { column: columnName(at) })}
            hint={samples.join(" · ")}
            path={at === 0 ? "columns" : `columns.${at}`}
            value={mapping.columns[at] ?? ""}
            options={options}
            onChange={(field) => put(at, field)}
            errors={at === 0 ? errors : []}
          />
        ))}
      </fieldset>
    </>
  );
}

/** A language in its own script, without its short name. */
const nameOf = (lang: Lang): string => LANG_NAMES[lang].name.replace(/,.*/, "");

/** The fields of a type, each named with its language. */
function useFieldOptions(type: SheetType): (readonly [ColumnField, string])[] {
  const words = useWords(sheetWords);
  const fields = SHEET_FIELDS[type].flatMap((field) => {
    const said = words.fields[field.name] ?? field.name;
    if (!field.perLang) return [[field.name, said] as const];
    return LANGS.map(
      (lang) => [columnField(field, lang), fill(words.inLang, { field: said, lang: nameOf(lang) })] as const,
    );
  });
  return [["", words.leaveOut], ...fields];
}
