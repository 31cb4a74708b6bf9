import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { staffTime } from "../../platform/locale/format";
import type { Lang } from "../../platform/locale/lang";
import { Name } from "../../platform/locale/name";
import { useListPlace } from "./load-list";
import { SelectAll, type Selection, SelectRow } from "./selection";
import { SortHeader, type SortKind, type SortState, type TableColumn } from "./sorting";

/** A column beside the first. */
export interface RecordColumn<Row> {
  label: string;
  className?: string;
  /** The name under which the list is sorted by it, and its kind of value. */
  sort?: readonly [name: string, of: SortKind];
  /** True where a card has to say what is in the cell. */
  isLabelled?: boolean;
  cell(row: Row): ReactNode;
  /**
   * The cell as plain text: for a file that is created in the browser, and for searching a list that was
   * loaded whole.
   */
  text?(row: Row): string;
  /** By what a list that came whole is sorted, where that is not its text: a moment. */
  by?(row: Row): string;
}

/** The first column: the name of the record, which opens it, and what is to be known of it besides. */
interface FirstColumn<Row> extends Omit<RecordColumn<Row>, "cell"> {
  /** The address of the screen of a record, undefined where it has none; without it, the name opens it by itself. */
  to?: (row: Row) => string | undefined;
  /** True where its screen shows the list too, which stays where it was scrolled to. */
  preventScrollReset?: boolean;
  /** A picture before the name. */
  picture?: (row: Row) => ReactNode;
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
  /** The group of a record and its neighbours, with its name, which is above the first of them. */
  groupOf?: (row: Row) => readonly [key: string, name: ReactNode];
  /** The id of the screen's record. */
  currentId?: string;
  /** What is done with one record without opening it, and the name of that column. */
  actions?: { label: string; of: (row: Row) => ReactNode } | undefined;
  /** Left out where the list cannot be sorted. */
  sorting?: SortState<string> | undefined;
  /** Left out where nothing is done with several at once. */
  selection?: Selection<Row> | undefined;
}

/** Records of a page: a table where it is wide, cards where it is narrow. The row opens its record. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { rows, idOf, nameOf, first, columns, actions, selection, sorting, label, currentId, groupOf } =
    props;
  const heads = [first, ...columns].map(headOf);
  return (
    <table className="entry-table" aria-label={label}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className="select-cell">
              <SelectAll selection={selection} />
            </th>
          )}
          {heads.map((head) =>
            sorting && "up" in head ? (
              <SortHeader key={head.label} column={head} state={sorting} />
            ) : (
              <th key={head.label} scope="col" className={head.className}>
                {head.label}
              </th>
            ),
          )}
          {actions && (
            <th scope="col">
              <span className="visually-hidden">{actions.label}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Fragment key={idOf(row)}>
            <GroupRow
              {...{ row, groupOf }}
              before={rows[at - 1]}
              span={columns.length + 1 + Number(selection !== undefined) + Number(actions !== undefined)}
            />
            <tr
              data-selected={selection?.isSelected(row) || undefined}
              aria-current={idOf(row) === currentId || undefined}
            >
              {selection && (
                <td className="select-cell">
                  <SelectRow row={row} name={nameOf(row)} selection={selection} />
                </td>
              )}
              <td className={first.className ?? "entry-table-title"}>
                {first.picture?.(row)}
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
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface GroupRowProps<Row> extends Pick<RecordTableProps<Row>, "groupOf"> {
  row: Row;
  before: Row | undefined;
  /** The columns of the table. */
  span: number;
}

function GroupRow<Row>({ row, before, groupOf, span }: GroupRowProps<Row>) {
  const [key, name] = groupOf?.(row) ?? [];
  if (!groupOf || (before !== undefined && groupOf(before)[0] === key)) return null;
  return (
    <tr className="entry-table-group">
      <td colSpan={span}>{name}</td>
    </tr>
  );
}

function RecordName<Row>({ row, first }: { row: Row; first: FirstColumn<Row> }) {
  const { to, name, preventScrollReset } = first;
  const address = to?.(row);
  const listPlace = useListPlace();
  if (!to) return name(row);
  if (address === undefined) return <b>{name(row)}</b>;
  return (
    <Link className="entry-table-link" to={address} state={listPlace} preventScrollReset={preventScrollReset}>
      {name(row)}
    </Link>
  );
}

/** The head of a column, which sorts if the column does. */
export function headOf({ label, className, sort }: Omit<RecordColumn<never>, "cell">): TableColumn<string> {
  const head = { label, ...(className !== undefined && { className }) };
  return sort === undefined ? head : { ...head, up: sort[0], down: `-${sort[0]}`, of: sort[1] };
}

/** The column of the account that made a record, by its username. */
export const authorColumn = <Row,>(label: string, by: (row: Row) => string): RecordColumn<Row> => ({
  label,
  sort: ["by", "words"],
  text: by,
  cell: (row) => <Name text={by(row)} />,
});

/** The column of the time of a record, ISO 8601. */
export const timeColumn = <Row,>(label: string, lang: Lang, at: (row: Row) => string): RecordColumn<Row> => ({
  label,
  className: "entry-table-date",
  sort: ["at", "moments"],
  by: at,
  text: (row) => staffTime(at(row), lang),
  cell: (row) => <time dateTime={at(row)}>{staffTime(at(row), lang)}</time>,
});
