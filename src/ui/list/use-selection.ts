import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The rows of a list that are selected, of those on the screen. */
export interface Selection<Row> {
  selected: readonly Row[];
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Selects all rows on the screen, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** Selects rows; another page of the list, or another list, begins with none. */
export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => string): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { search } = useLocation();
  useEffect(() => setIds(new Set()), [search]);
  const selected = rows.filter((row) => ids.has(idOf(row)));
  return {
    selected,
    isSelected: (row) => ids.has(idOf(row)),
    toggle: (row) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(idOf(row))) after.add(idOf(row));
        return after;
      }),
    toggleAll: () => setIds(selected.length === rows.length ? new Set() : new Set(rows.map(idOf))),
    clear: () => setIds(new Set()),
  };
}
