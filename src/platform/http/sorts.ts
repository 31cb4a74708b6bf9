/** The orders of a list that is sorted by one of `columns`: each by its name, with `-` the other way round. */
export const sortsBy = <Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column) => [column, `-${column}`] as const);
