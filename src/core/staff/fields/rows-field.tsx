import { Plus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Filled, Name } from "../../locale/name";
import { useWords } from "../../locale/use-words";
import { useFocusAfter } from "../../media/field/use-focus-after";
import { useKeyed } from "../form/use-keyed";
import { ActionLabel } from "../list/action-label";
import { OrderedList } from "../list/ordered-list";
import { fieldId } from "./field-id";
import { rowsFieldWords } from "./rows-field-words";

interface RowsFieldProps<T> {
  legend: string;
  addLabel: string;
  /** Path of the list in the request; a row's fields are at `{path}.{index}.{field}`. */
  path: string;
  /** The field of a new row that gets the focus. */
  firstField: string;
  rows: readonly T[];
  onChange: (rows: T[]) => void;
  /** What a new row holds. */
  empty: T;
  /** How a person calls the row. */
  nameOf: (row: T, index: number) => string;
  /** The fields of one row. */
  children: (row: T, index: number, patch: (part: Partial<T>) => void) => ReactNode;
}

/** A list of which each entry has several fields: adding, removing, and putting in order. */
export function RowsField<T extends object>(props: RowsFieldProps<T>) {
  const { legend, addLabel, path, firstField, rows, onChange, empty, nameOf, children } = props;
  const words = useWords(rowsFieldWords);
  const focusAfter = useFocusAfter();
  const { items, change, added } = useKeyed(rows, onChange);
  const [news, setNews] = useState<ReactNode>();
  const addId = fieldId(`${path}.add`);
  const add = () => {
    focusAfter(fieldId(`${path}.${rows.length}.${firstField}`));
    change([...items, added(empty)]);
  };
  const remove = (at: number, name: string) => {
    setNews(<Filled sentence={words.removed} names={{ name }} />);
    focusAfter(addId);
    change(items.toSpliced(at, 1));
  };
  const patch = (at: number, part: Partial<T>) =>
    change(
      items.map((item, index) => (index === at ? { ...item, value: { ...item.value, ...part } } : item)),
    );
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{legend}</legend>
      <OrderedList
        items={items}
        keyOf={({ key }) => key}
        nameOf={({ value }, at) => nameOf(value, at)}
        onReorder={change}
      >
        {({ value }, at, moving) => (
          <fieldset className="grid min-w-0 gap-2">
            <legend className="visually-hidden">
              <Name text={nameOf(value, at)} />
            </legend>
            {children(value, at, (part) => patch(at, part))}
            <div className="row-actions">
              {moving}
              <button
                type="button"
                className="button button-quiet"
                onClick={() => remove(at, nameOf(value, at))}
              >
                <X aria-hidden="true" size={20} />
                <ActionLabel label={words.remove} name={nameOf(value, at)} />
              </button>
            </div>
          </fieldset>
        )}
      </OrderedList>
      <button type="button" id={addId} className="button button-quiet" onClick={add}>
        <Plus aria-hidden="true" size={20} />
        {addLabel}
      </button>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </fieldset>
  );
}
