import { SortHeader, type SortState, type TableColumn } from "./sorting";

interface TableHeadProps<Sort extends string> {
  columns: readonly TableColumn<Sort>[];
  /** Left out where nobody sorts. */
  sorting?: SortState<Sort> | undefined;
  /**
   * The name of the actions in the last column, which has no room for its name; none where nothing is done with a
   * row.
   */
  actions?: string | undefined;
}

/** The head of a table of entries. */
export function TableHead<Sort extends string>({ columns, sorting, actions }: TableHeadProps<Sort>) {
  return (
    <thead>
      <tr>
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
  );
}
