import { type LucideIcon, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { fill, useWords } from "../../platform/locale/lang";
import { listWords } from "./words";

/** The rows of a list that are selected, of those on the screen. */
export interface Selection<Row> {
  selected: readonly Row[];
  /** How many can be. */
  selectable: number;
  canSelect: (row: Row) => boolean;
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Selects all rows on the screen that can be, or none if all of these are selected. */
  toggleAll: () => void;
  clear: () => void;
  /** Selects these and no others. */
  choose: (rows: readonly Row[]) => void;
}

/** Selects rows; another page of the list, or another list, begins with none. */
export function useSelection<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  canSelect: (row: Row) => boolean,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { search } = useLocation();
  useEffect(() => setIds(new Set()), [search]);
  const those = rows.filter(canSelect);
  const selected = those.filter((row) => ids.has(idOf(row)));
  return {
    selected,
    selectable: those.length,
    canSelect,
    isSelected: (row) => ids.has(idOf(row)),
    toggle: (row) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(idOf(row))) after.add(idOf(row));
        return after;
      }),
    toggleAll: () => setIds(selected.length === those.length ? new Set() : new Set(those.map(idOf))),
    clear: () => setIds(new Set()),
    choose: (some) => setIds(new Set(some.map(idOf))),
  };
}

/** Something that can be done with several rows, one after the other. */
export interface SelectionAction<Row> {
  label: string;
  icon: LucideIcon;
  /** Which rows it applies to; by default all. */
  fits?: (row: Row) => boolean;
  /** Asked before: what happens to one, to `{count}`, and what else is to be known. Left out of what is harmless. */
  question?: { one: string; many: string; text?: string; danger?: boolean };
  /** Does it with one; may give a function that undoes it. @throws {CallError} */
  act: (row: Row) => Promise<unknown>;
  /** Said afterwards, with the `{count}` of those that it was done with. */
  done: string;
}

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  actions: readonly SelectionAction<Row>[];
  isRunning: boolean;
  /** Gets those of the selected rows that fit. */
  onAct: (action: SelectionAction<Row>, rows: readonly Row[]) => void;
}

/** The number of rows that are selected, and what can be done with them; it stays in sight while one scrolls. */
export function SelectionBar<Row>({ selection, actions, isRunning, onAct }: SelectionBarProps<Row>) {
  const words = useWords(listWords);
  const { selected, clear } = selection;
  const count = selected.length;
  const text = count > 0 ? fill(isRunning ? words.working : words.selected, { count }) : "";
  const offered = actions.flatMap((action) => {
    const fitting = selected.filter(action.fits ?? (() => true));
    return fitting.length > 0 ? [{ action, fitting }] : [];
  });
  return (
    <div className="bulk-bar" data-empty={selected.length === 0 || undefined}>
      {/* Always there: a region that arrives with its text is often not announced. */}
      <p role="status">{text}</p>
      {selected.length > 0 && (
        <>
          {offered.map(({ action, fitting }) => (
            <button
              key={action.label}
              type="button"
              className="button button-quiet"
              aria-disabled={isRunning}
              onClick={() => !isRunning && onAct(action, fitting)}
            >
              <action.icon aria-hidden="true" size={18} />
              {action.label}
              {fitting.length < count && ` (${fitting.length})`}
            </button>
          ))}
          <button type="button" className="button button-quiet" onClick={clear}>
            <X aria-hidden="true" size={18} />
            <span>{words.clearSelection}</span>
          </button>
        </>
      )}
    </div>
  );
}

/** The box that selects one row; none where nothing can be done with it. */
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
  if (!selection.canSelect(row)) return null;
  return (
    <label className="select-row">
      <input type="checkbox" checked={selection.isSelected(row)} onChange={() => selection.toggle(row)} />
      <span className="visually-hidden">{fill(words.selectRow, { name })}</span>
    </label>
  );
}

interface SelectAllProps<Row> {
  selection: Selection<Row>;
  /** True where no head of a table says what it is. */
  isNamed?: boolean;
}

/** The box that selects all rows of a page; it is half checked while some are. */
export function SelectAll<Row>({ selection, isNamed = false }: SelectAllProps<Row>) {
  const words = useWords(listWords);
  const box = useRef<HTMLInputElement>(null);
  const {
    selectable,
    selected: { length: count },
  } = selection;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < selectable;
  }, [count, selectable]);
  return (
    <label className={isNamed ? "select-row select-all" : "select-row"}>
      <input
        ref={box}
        type="checkbox"
        checked={count > 0 && count === selectable}
        onChange={selection.toggleAll}
      />
      <span className={isNamed ? undefined : "visually-hidden"}>{words.selectAll}</span>
    </label>
  );
}
