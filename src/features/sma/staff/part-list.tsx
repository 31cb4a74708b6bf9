import { Plus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ListNotes } from "../../../content/staff/field-notes";
import { useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { Fold } from "../../../ui/fields/fold";
import { useBanner } from "../../../ui/frame/banner";
import { ActionLabel, MoreMenu } from "../../../ui/list/action-label";
import { OrderedList } from "../../../ui/list/ordered-list";
import { useFocusAfter } from "../../../ui/list/use-focus-after";
import { smaWords } from "../words";

interface PartListProps<T extends object> {
  title: string;
  hint?: string;
  addLabel: string;
  /** Unique on the page. */
  id: string;
  /** Path, in the request, of the text that all rows are. */
  notesAt: string;
  rows: readonly T[];
  /** The name of a row for people. */
  nameOf: (row: T) => string;
  make: () => T;
  /** Gets what turns the rows as they are then into the new ones. */
  onChange: (change: (rows: T[]) => T[]) => void;
  children: (row: T, at: number, onEdit: (next: T) => void) => ReactNode;
}

/** Rows of a form: each opens by itself; they are added, moved, and removed under More, with an Undo. */
export function PartList<T extends object>(props: PartListProps<T>) {
  const { title, hint, addLabel, id, notesAt, rows, nameOf, make, onChange, children } = props;
  const words = useWords(smaWords);
  const [added, setAdded] = useState<readonly string[]>([]);
  const focusAfter = useFocusAfter();
  const takeAway = useRemoval(nameOf, onChange);
  const add = () => {
    const row = make();
    setAdded([...added, rowKey(row)]);
    focusAfter(`${id}-${rowKey(row)}`);
    onChange((before) => [...before, row]);
  };
  const remove = (row: T) => {
    focusAfter(`${id}-add`);
    takeAway(row);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="staff-section">
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {hint && <p className="field-hint">{hint}</p>}
      <div className="my-3">
        <OrderedList items={rows} keyOf={rowKey} nameOf={nameOf} onReorder={(next) => onChange(() => next)}>
          {(row, at, moving) => (
            <div className="fold-row">
              <Fold id={`${id}-${rowKey(row)}`} name={nameOf(row)} open={added.includes(rowKey(row))}>
                {children(row, at, (next) =>
                  onChange((before) => before.map((each) => (each === row ? sameRow(row, next) : each))),
                )}
              </Fold>
              <div className="arranged-row-acts">
                {moving}
                <MoreMenu name={nameOf(row)}>
                  <button type="button" className="button button-danger" onClick={() => remove(row)}>
                    <X aria-hidden="true" size={20} />
                    <ActionLabel label={words.remove} name={nameOf(row)} />
                  </button>
                </MoreMenu>
              </div>
            </div>
          )}
        </OrderedList>
      </div>
      <button type="button" id={`${id}-add`} className="button button-quiet" onClick={add}>
        <Plus aria-hidden="true" size={20} />
        {addLabel}
      </button>
      <ListNotes path={notesAt} label={title} />
    </section>
  );
}

/** Removes a row at once, with an Undo that restores it in its place. */
function useRemoval<T extends object>(nameOf: (row: T) => string, onChange: PartListProps<T>["onChange"]) {
  const words = useStaffWords();
  const banner = useBanner();
  return (row: T) => {
    let place = 0;
    onChange((before) => {
      place = before.indexOf(row);
      return before.filter((each) => each !== row);
    });
    banner({
      text: words.deleted,
      names: { name: nameOf(row) },
      action: { label: words.undo, run: () => onChange((before) => before.toSpliced(place, 0, row)) },
    });
  };
}

const keys = new WeakMap<object, string>();

/** A React key for a form row without an id, stable as long as the row is the same object. */
export function rowKey(row: object): string {
  const known = keys.get(row);
  if (known !== undefined) return known;
  const made = crypto.randomUUID();
  keys.set(row, made);
  return made;
}

/** `next`, which takes the place of `row`, with the key of it: it is the same row, edited. */
export function sameRow<T extends object>(row: T, next: T): T {
  keys.set(next, rowKey(row));
  return next;
}
