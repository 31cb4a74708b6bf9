import { GripVertical } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { fill } from "../../locale/fill";
import { Filled } from "../../locale/name";
import { useWords } from "../../locale/use-words";
import { useStaffWords } from "../../locale/words/staff";
import { moved } from "../../media/field/moved";
import { useFocusAfter } from "../../media/field/use-focus-after";
import { MoveControls } from "./move-controls";
import { orderedListWords } from "./ordered-list-words";
import { RowSearch } from "./row-search";
import { StaffPagination } from "./staff-pagination";
import { useRowDrag } from "./use-row-drag";
import { useShownRows } from "./use-shown-rows";

interface OrderedListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** How a person calls the item. */
  nameOf: (item: T, index: number) => string;
  onReorder: (items: T[]) => void;
  /** Rows can be dragged too, and this says so: as a tooltip on each and above the list. */
  dragHint?: string | undefined;
  /** What of an item is looked through. With it, a list that is longer than a page has pages and a search. */
  textsOf?: (item: T) => readonly string[];
  /** One row; `moving` are the buttons that move it, which it shows among its own. */
  children: (item: T, index: number, moving: ReactNode) => ReactNode;
}

const MARKS = {
  before: "shadow-[inset_0_4px_0_0_var(--color-teal)]",
  after: "shadow-[inset_0_-4px_0_0_var(--color-teal)]",
};

/**
 * A list whose rows are put in order by buttons, which everybody can use, and where it helps by dragging.
 * The focus stays on the button that was pressed, and the new position is announced politely.
 */
export function OrderedList<T>(props: OrderedListProps<T>) {
  const { items, keyOf, nameOf, onReorder, dragHint, textsOf, children } = props;
  const staff = useStaffWords();
  const words = useWords(orderedListWords);
  const id = useId();
  const focusAfter = useFocusAfter();
  const [news, setNews] = useState<ReactNode>();
  const shown = useShownRows(items, textsOf);
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    const sentence = fill(words.moved, { position: to + 1, total: items.length });
    setNews(<Filled sentence={sentence} names={{ name: nameOf(item, from) }} />);
    onReorder(moved(items, from, to));
    shown.follow(to);
  };
  const turn = (page: number) => {
    shown.turn(page);
    list.current?.focus();
  };
  const { rowProps, markOf } = useRowDrag(move);
  /** A row of its own name, since else a screen reader calls it by its tooltip. */
  const dragging = (item: T, at: number) =>
    dragHint === undefined ? undefined : { title: dragHint, "aria-label": nameOf(item, at), ...rowProps(at) };
  return (
    <>
      {shown.long && <RowSearch {...shown} />}
      {dragHint !== undefined && (
        <p className="field-hint mb-2 flex items-center gap-2">
          <GripVertical aria-hidden="true" size={20} className="shrink-0" />
          {dragHint}
        </p>
      )}
      <ol ref={list} tabIndex={-1} className="grid list-none p-0">
        {shown.rows.map(({ item, at }) => {
          const key = keyOf(item);
          const mark = markOf(at);
          return (
            <li key={key} className={`ordered-row ${mark ? MARKS[mark] : ""}`} {...dragging(item, at)}>
              <span className="ordered-row-place">
                {dragHint !== undefined && <GripVertical aria-hidden="true" size={20} />}
                {at + 1}
              </span>
              {children(
                item,
                at,
                <MoveControls
                  idPrefix={`${id}-${key}`}
                  name={nameOf(item, at)}
                  at={at}
                  total={items.length}
                  onMove={(to, control) => {
                    focusAfter(control);
                    move(at, to);
                  }}
                />,
              )}
            </li>
          );
        })}
      </ol>
      <StaffPagination
        page={shown.page}
        pages={shown.pages}
        to={{ turn }}
        label={fill(staff.page, { page: shown.page, pages: shown.pages })}
      />
      {/* Always there: a region that arrives with its text is often not announced. */}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  );
}
