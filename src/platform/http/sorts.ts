/** The sort orders of a list by `columns`: each by its name, with `-` descending. */
export const sortsBy = <Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column) => [column, `-${column}`] as const);
