import { Plus, Undo2, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { type Localized, useWords } from "../../platform/locale/lang";
import { Filled, Name } from "../../platform/locale/name";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ActionLabel } from "../list/action-label";
import { OrderedList } from "../list/ordered-list";
import { useFocusAfter } from "../list/use-focus-after";
import { FieldErrors, fieldId } from "./field-frame";

interface RowsFieldProps<T> {
  legend: string;
  hint?: string | undefined;
  addLabel: string;
  /** Path of the list in the request; a row's fields are at `{path}.{index}.…`. */
  path: string;
  errors: readonly string[];
  /** The field of a row that gets the focus when the row comes. */
  firstField: string;
  rows: readonly T[];
  onChange: (rows: T[]) => void;
  /** A new row. */
  empty: T;
  /** The name of the row for people. */
  nameOf: (row: T, index: number) => string;
  /** Returns why a row can be moved and changed, but not removed; undefined for one that can be. */
  lockedNote?: (row: T) => string | undefined;
  /** Above the rows, as column headers. */
  head?: ReactNode;
  /** The fields of one row. */
  children: (row: T, index: number) => ReactNode;
}

/** A list whose entries are rows of fields: adding, moving, and removing with Undo. */
export function RowsField<T extends object>(props: RowsFieldProps<T>) {
  const { legend, hint, addLabel, path, errors, firstField, rows, onChange, empty } = props;
  const { nameOf, lockedNote, head, children } = props;
  const focusAfter = useFocusAfter();
  const { items, change, added } = useKeyed(rows, onChange);
  const [removed, setRemoved] = useState<Removed<T>>();
  const id = fieldId(path);
  const focusOn = (at: number) => focusAfter(fieldId(`${path}.${at}.${firstField}`));
  const add = () => {
    focusOn(rows.length);
    change([...items, added(empty)]);
  };
  const remove = (at: number, item: Keyed<T>) => {
    setRemoved({ at, item, name: nameOf(item.value, at) });
    focusAfter(`${id}-undo`);
    change(items.toSpliced(at, 1));
  };
  const undo = ({ at, item }: Removed<T>) => {
    const place = Math.min(at, items.length);
    setRemoved(undefined);
    focusOn(place);
    change(items.toSpliced(place, 0, item));
  };
  return (
    <fieldset id={id} tabIndex={-1} className="field-rows">
      <legend className="field-label">{legend}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <FieldErrors id={id} errors={errors} />
      <div className="field-rows-body">
        {items.length > 0 && head}
        <OrderedList
          items={items}
          keyOf={({ key }) => key}
          nameOf={({ value }, at) => nameOf(value, at)}
          onReorder={change}
        >
          {(item, at, moving) => (
            <Row
              name={nameOf(item.value, at)}
              moving={moving}
              lockedNote={lockedNote?.(item.value)}
              onRemove={() => remove(at, item)}
            >
              {children(item.value, at)}
            </Row>
          )}
        </OrderedList>
      </div>
      <RemovedNote id={`${id}-undo`} name={removed?.name} onUndo={() => removed && undo(removed)} />
      <button type="button" id={fieldId(`${path}.add`)} className="button button-quiet" onClick={add}>
        <Plus aria-hidden="true" size={20} />
        {addLabel}
      </button>
    </fieldset>
  );
}

/** The row that was removed last, and where it was. */
interface Removed<T> {
  at: number;
  item: Keyed<T>;
  name: string;
}

interface RowProps {
  name: string;
  moving: ReactNode;
  lockedNote: string | undefined;
  onRemove: () => void;
  children: ReactNode;
}

/** The fields of a row, and at its end what moves and removes it. */
function Row({ name, moving, lockedNote, onRemove, children }: RowProps) {
  const words = useWords(rowsWords);
  return (
    <fieldset className="field-row">
      <legend className="visually-hidden">
        <Name text={name} />
      </legend>
      <div className="field-row-inputs">{children}</div>
      <div className="row-actions">
        {moving}
        {lockedNote === undefined ? (
          <button type="button" className="button button-quiet" onClick={onRemove}>
            <X aria-hidden="true" size={20} />
            <ActionLabel label={words.remove} name={name} />
          </button>
        ) : (
          <span className="field-hint">{lockedNote}</span>
        )}
      </div>
    </fieldset>
  );
}

interface RemovedNoteProps {
  id: string;
  /** Of what was removed; undefined when nothing was. */
  name: string | undefined;
  onUndo: () => void;
}

/** Names the row that was removed last, beside the button that restores it. */
function RemovedNote({ id, name, onUndo }: RemovedNoteProps) {
  const words = useWords(rowsWords);
  const { undo } = useStaffWords();
  return (
    // Always there: a region that arrives with its text is often not announced.
    <div role="status" className="field-rows-removed">
      {name !== undefined && (
        <>
          <p>
            <Filled sentence={words.removed} names={{ name }} />
          </p>
          <button type="button" id={id} className="button button-quiet" onClick={onUndo}>
            <Undo2 aria-hidden="true" size={20} />
            <ActionLabel label={undo} name={name} />
          </button>
        </>
      )}
    </div>
  );
}

const eng = { remove: "Remove", removed: "Removed: {name}" };
const tra: typeof eng = { remove: "移除", removed: "已移除：{name}" };
const sim: typeof eng = { remove: "移除", removed: "已移除：{name}" };

const rowsWords: Localized<typeof eng> = { eng, tra, sim };

/** An entry of a list with a key that follows it when it moves. */
interface Keyed<T> {
  key: string;
  value: T;
}

interface KeyedList<T> {
  items: Keyed<T>[];
  /** Takes the entries in their new order; those that are new come from `added`. */
  change: (items: readonly Keyed<T>[]) => void;
  /** An entry that was not in the list before. */
  added: (value: T) => Keyed<T>;
}

/**
 * Gives the entries of a form's list stable keys, stored beside the form so that they are never saved or
 * compared.
 */
function useKeyed<T>(list: readonly T[], onChange: (list: T[]) => void): KeyedList<T> {
  const keys = useRef<string[]>([]);
  const count = useRef(0);
  const newKey = () => String(count.current++);
  while (keys.current.length < list.length) keys.current.push(newKey());
  return {
    items: list.map((value, at) => ({ key: keys.current[at] ?? String(at), value })),
    change: (items) => {
      keys.current = items.map(({ key }) => key);
      onChange(items.map(({ value }) => value));
    },
    added: (value) => ({ key: newKey(), value }),
  };
}
