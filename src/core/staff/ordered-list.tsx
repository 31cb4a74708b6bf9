import { GripVertical } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { fill } from "../locale/fill";
import { useWords } from "../locale/use-words";
import { moved } from "../media/field/moved";
import { useFocusAfter } from "../media/field/use-focus-after";
import { orderedListWords } from "./ordered-list/messages";
import { MoveControls } from "./ordered-list/move-controls";
import { useRowDrag } from "./ordered-list/use-row-drag";

interface OrderedListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** How a person calls the item. */
  nameOf: (item: T, index: number) => string;
  onReorder: (items: T[]) => void;
  /** Rows can be dragged too, and this says so: as a tooltip on each and above the list. */
  dragHint?: string | undefined;
  children: (item: T, index: number) => ReactNode;
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
  const { items, keyOf, nameOf, onReorder, dragHint, children } = props;
  const words = useWords(orderedListWords);
  const id = useId();
  const focusAfter = useFocusAfter();
  const [news, setNews] = useState("");
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    setNews(fill(words.moved, { name: nameOf(item, from), position: to + 1, total: items.length }));
    onReorder(moved(items, from, to));
  };
  const { rowProps, markOf } = useRowDrag(move);
  const dragging = (at: number) =>
    dragHint === undefined ? undefined : { title: dragHint, ...rowProps(at) };
  return (
    <>
      {dragHint !== undefined && (
        <p className="field-hint mb-2 flex items-center gap-2">
          <GripVertical aria-hidden="true" size={20} className="shrink-0" />
          {dragHint}
        </p>
      )}
      <ol className="grid list-none p-0">
        {items.map((item, at) => {
          const key = keyOf(item);
          const mark = markOf(at);
          return (
            <li
              key={key}
              className={`flex flex-wrap items-start gap-3 border-t border-t-line py-4 ${mark ? MARKS[mark] : ""}`}
              {...dragging(at)}
            >
              {dragHint !== undefined && (
                <GripVertical aria-hidden="true" size={24} className="mt-3 shrink-0 cursor-grab text-slate" />
              )}
              <span className="min-w-6 py-2 font-bold">{at + 1}</span>
              <div className="min-w-0 flex-1 basis-80">{children(item, at)}</div>
              <MoveControls
                idPrefix={`${id}-${key}`}
                name={nameOf(item, at)}
                at={at}
                total={items.length}
                onMove={(to, control) => {
                  focusAfter(control);
                  move(at, to);
                }}
              />
            </li>
          );
        })}
      </ol>
      {/* Always there: a region that arrives with its text is often not announced. */}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}
