import { type LucideIcon, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { fill } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import type { Selection } from "./use-selection";
import { listWords } from "./words";

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
