import type { ReactNode } from "react";
import { Link } from "react-router";
import { ListTable } from "./list-table";
import { useListPlace } from "./load-list";
import { SelectAll, SelectRow } from "./selection-bar";
import type { SortKind, SortState } from "./sorting";
import type { Selection } from "./use-selection";

/** A column beside the first. */
export interface RecordColumn<Row> {
  label: string;
  className?: string;
  /** The name under which the list is sorted by it, and its kind of value. */
  sort?: readonly [name: string, of: SortKind];
  /** True where a card has to say what is in the cell. */
  isLabelled?: boolean;
  cell: (row: Row) => ReactNode;
}

/** The first column: the name of the record, which opens it, and what is to be known of it besides. */
interface FirstColumn<Row> extends Omit<RecordColumn<Row>, "cell"> {
  /** The address of the screen of a record, undefined where it has none; without it, the name opens it by itself. */
  to?: (row: Row) => string | undefined;
  name: (row: Row) => ReactNode;
  about?: (row: Row) => ReactNode;
}

export interface RecordTableProps<Row> {
  /** The name of the table, for who cannot see it. */
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The name of a record for people. */
  nameOf: (row: Row) => string;
  first: FirstColumn<Row>;
  columns: readonly RecordColumn<Row>[];
  /** What is done with one record without opening it, and the name of that column. */
  actions?: { label: string; of: (row: Row) => ReactNode } | undefined;
  /** Left out where nobody sorts. */
  sorting?: SortState<string> | undefined;
  /** Left out where nothing is done with several at once. */
  selection?: Selection<Row> | undefined;
}

/** Records of a page: a table where it is wide, cards where it is narrow. The row opens its record. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { rows, idOf, nameOf, first, columns, actions, selection, sorting, label } = props;
  return (
    <ListTable
      className="record-table"
      columns={[first, ...columns].map(headOf)}
      sorting={sorting}
      label={label}
      actions={actions?.label}
      selectAll={selection && <SelectAll rows={rows.length} selection={selection} />}
    >
      {rows.map((row) => (
        <tr key={idOf(row)} data-selected={selection?.isSelected(row) || undefined}>
          {selection && (
            <td className="select-cell">
              <SelectRow row={row} name={nameOf(row)} selection={selection} />
            </td>
          )}
          <td className={first.className ?? "entry-table-title"}>
            <div>
              <RecordName row={row} first={first} />
              {first.about?.(row)}
            </div>
          </td>
          {columns.map((column) => (
            <td key={column.label} className={column.className}>
              {column.isLabelled && <span className="entry-table-label">{column.label} </span>}
              {column.cell(row)}
            </td>
          ))}
          {actions && <td className="entry-table-more">{actions.of(row)}</td>}
        </tr>
      ))}
    </ListTable>
  );
}

function RecordName<Row>({ row, first: { to, name } }: { row: Row; first: FirstColumn<Row> }) {
  const address = to?.(row);
  const listPlace = useListPlace();
  if (!to) return name(row);
  if (address === undefined) return <b>{name(row)}</b>;
  return (
    <Link className="entry-table-link" to={address} state={listPlace}>
      {name(row)}
    </Link>
  );
}

function headOf({ label, className, sort }: Omit<RecordColumn<never>, "cell">) {
  const head = { label, ...(className !== undefined && { className }) };
  return sort === undefined ? head : { ...head, up: sort[0], down: `-${sort[0]}`, of: sort[1] };
}
