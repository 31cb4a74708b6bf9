import { type LucideIcon, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { fill, useWords } from "../../platform/locale/lang";
import { listWords } from "./words";

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

/** Something that can be done with several rows at once. */
export interface SelectionAction<Row> {
  label: string;
  icon: LucideIcon;
  /** Which rows it applies to; by default all. */
  fits?: (row: Row) => boolean;
  /** Gets those of the selected rows that fit. */
  run: (rows: readonly Row[]) => void;
}

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  actions: readonly SelectionAction<Row>[];
}

/** The number of rows that are selected, and what can be done with them; it stays in sight while one scrolls. */
export function SelectionBar<Row>({ selection, actions }: SelectionBarProps<Row>) {
  const words = useWords(listWords);
  const { selected, clear } = selection;
  const text = selected.length > 0 ? fill(words.selected, { count: selected.length }) : "";
  return (
    <div className="bulk-bar" data-empty={selected.length === 0 || undefined}>
      {/* Always there: a region that arrives with its text is often not announced. */}
      <p role="status">{text}</p>
      {selected.length > 0 && (
        <>
          {actions.map(({ label, icon: Icon, fits = () => true, run }) => {
            const fitting = selected.filter(fits);
            return (
              fitting.length > 0 && (
                <button
                  key={label}
                  type="button"
                  className="button button-quiet"
                  onClick={() => {
                    clear();
                    run(fitting);
                  }}
                >
                  <Icon aria-hidden="true" size={18} />
                  {label}
                  {fitting.length < selected.length && ` (${fitting.length})`}
                </button>
              )
            );
          })}
          <button type="button" className="button button-quiet" onClick={clear}>
            <X aria-hidden="true" size={18} />
            {words.clearSelection}
          </button>
        </>
      )}
    </div>
  );
}

/** The box that selects one row. */
export function SelectRow<Row>({
  row,
  name,
  selection,
}: {
  row: Row;
  name: string;
  selection: Selection<Row>;
}) {
  const words = useWords(listWords);
  return (
    <label className="select-row">
      <input type="checkbox" checked={selection.isSelected(row)} onChange={() => selection.toggle(row)} />
      <span className="visually-hidden">{fill(words.selectRow, { name })}</span>
    </label>
  );
}

/** The box that selects all rows of a page; it is half checked while some are. */
export function SelectAll<Row>({ rows, selection }: { rows: number; selection: Selection<Row> }) {
  const words = useWords(listWords);
  const box = useRef<HTMLInputElement>(null);
  const count = selection.selected.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < rows;
  }, [count, rows]);
  return (
    <label className="select-row">
      <input ref={box} type="checkbox" checked={rows > 0 && count === rows} onChange={selection.toggleAll} />
      <span className="visually-hidden">{words.selectAll}</span>
    </label>
  );
}
