interface Column {
  text: string;
  /** That of its cells. */
  className?: string;
}

interface TableHeadProps {
  columns: readonly Column[];
  /**
   * The name of the actions in the last column, which has no room for its name; none where nothing is done with a
   * row.
   */
  actions?: string | undefined;
}

/** The head of a table of entries. */
export function TableHead({ columns, actions }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ text, className }) => (
          <th key={text} scope="col" className={className}>
            {text}
          </th>
        ))}
        {actions !== undefined && (
          <th scope="col">
            <span className="visually-hidden">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
