import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { typedName } from "../../../core/staff/list/typed-name";
import type { TypeRow, TypeTable } from "../shapes";
import { TYPE_COLUMNS } from "../type-columns";
import { smaWords } from "../words";
import { newRow } from "./draft";
import { Fold } from "./fold";
import { type FormPlace, LocalizedField } from "./localized-field";
import { PartList } from "./part-list";

interface TableFieldsProps {
  table: TypeTable;
  onChange: (change: (table: TypeTable) => TypeTable) => void;
  place: FormPlace;
}

/** The table of SMA types: caption, headings, and a row for each type, every cell in each language. */
export function TableFields({ table, onChange, place }: TableFieldsProps) {
  const words = useWords(smaWords);
  const lang = useLang();
  const patch = (part: Partial<TypeTable>) => onChange((before) => ({ ...before, ...part }));
  return (
    <>
      <section aria-labelledby="table-title" className="staff-section">
        <h2 id="table-title">{words.table}</h2>
        <Fold name={words.caption}>
          <LocalizedField
            long
            label={words.caption}
            hint={words.captionHint}
            value={table.caption}
            onChange={(caption) => patch({ caption })}
            path={(each) => `topic.table.caption.${each}`}
            place={place}
          />
        </Fold>
        <Fold name={words.headings}>
          <Cells
            row={table.headings}
            onEdit={(headings) => patch({ headings })}
            path="topic.table.headings"
            place={place}
          />
        </Fold>
      </section>
      <PartList
        id="rows"
        title={words.rows}
        addLabel={words.addRow}
        rows={table.rows}
        nameOf={({ type }) => typedName(type, lang, words.noType)}
        make={newRow}
        onChange={(change) => onChange((before) => ({ ...before, rows: change(before.rows) }))}
      >
        {(row, at, onEdit) => (
          <Cells row={row} onEdit={onEdit} path={`topic.table.rows.${at}`} place={place} />
        )}
      </PartList>
    </>
  );
}

interface CellsProps {
  row: TypeRow;
  onEdit: (next: TypeRow) => void;
  /** Path of the row in the request. */
  path: string;
  place: FormPlace;
}

function Cells({ row, onEdit, path, place }: CellsProps) {
  const words = useWords(smaWords);
  return TYPE_COLUMNS.map((column) => (
    <LocalizedField
      key={column}
      long={column !== "type"}
      label={words[column]}
      value={row[column]}
      onChange={(cell) => onEdit({ ...row, [column]: cell })}
      path={(lang) => `${path}.${column}.${lang}`}
      place={place}
    />
  ));
}
