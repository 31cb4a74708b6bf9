import type { ReactNode } from "react";
import { SortChoice, SortHeader, type SortState, type TableColumn } from "./sorting";

interface ListTableProps<Sort extends string> {
  columns: readonly TableColumn<Sort>[];
  /** Left out where nobody sorts. */
  sorting?: SortState<Sort> | undefined;
  /** The name of the table, for who cannot see it. */
  label: string;
  /**
   * The name of the actions in the last column, which has no room for its name; none where nothing is done with a
   * row.
   */
  actions?: string | undefined;
  /** The box that selects all rows, where rows are selected: they begin with a cell for theirs. */
  selectAll?: ReactNode;
  /** The look that it has besides that of every table of entries. */
  className?: string;
  /** Its rows. */
  children: ReactNode;
}

/** A table of entries with its head, and in front of it the choice of its order where it can be sorted. */
export function ListTable<Sort extends string>({
  columns,
  sorting,
  label,
  actions,
  selectAll,
  className = "",
  children,
}: ListTableProps<Sort>) {
  return (
    <>
      {sorting && <SortChoice columns={columns} state={sorting} />}
      <table className={`entry-table ${className}`.trim()} aria-label={label}>
        <thead>
          <tr>
            {selectAll && (
              <th scope="col" className="select-cell">
                {selectAll}
              </th>
            )}
            {columns.map((column) =>
              sorting && "up" in column ? (
                <SortHeader key={column.label} column={column} state={sorting} />
              ) : (
                <th key={column.label} scope="col" className={column.className}>
                  {column.label}
                </th>
              ),
            )}
            {actions !== undefined && (
              <th scope="col">
                <span className="visually-hidden">{actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </>
  );
}

/** A table of entries with figures, as of gifts: cards where it is narrow. */
export function FigureTable<Sort extends string>(props: ListTableProps<Sort>) {
  return (
    <div className="figure-list">
      <ListTable {...props} className="figure-table" />
    </div>
  );
}
