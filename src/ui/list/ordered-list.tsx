import { GripVertical } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { fill, useWords } from "../../platform/locale/lang";
import { Filled } from "../../platform/locale/name";
import { useStaffWords } from "../../platform/locale/words/staff";
import { MoveMenu } from "./move-menu";
import { StaffPagination } from "./paged-list";
import { useFocusAfter } from "./use-focus-after";
import { listWords } from "./words";

interface OrderedListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** The name of the item for people. */
  nameOf: (item: T, index: number) => string;
  /** None where somebody may not: then no row is moved. */
  onReorder: ((items: T[]) => void) | undefined;
  /** Rows can be dragged too, and this says so: as a tooltip on each and above the list. */
  dragHint?: string | undefined;
  /** True where a long list is shown in pages. */
  isPaged?: boolean;
  /** Filters the rows; positions and moves are those of the whole list. */
  isShown?: ((item: T) => boolean) | undefined;
  /** One row; `moving` is the menu that moves it, which it shows among its own buttons. */
  children: (item: T, index: number, moving: ReactNode) => ReactNode;
}

const MARKS = {
  before: "shadow-[inset_0_4px_0_0_var(--color-teal)]",
  after: "shadow-[inset_0_-4px_0_0_var(--color-teal)]",
};

/**
 * A list whose rows are put in order by a menu, which everybody can use, and where it helps by dragging.
 * The focus stays on the button that was pressed, and the new position is announced politely.
 */
export function OrderedList<T>(props: OrderedListProps<T>) {
  const { items, keyOf, nameOf, onReorder, dragHint, isPaged = false, isShown, children } = props;
  const staff = useStaffWords();
  const words = useWords(listWords);
  const id = useId();
  const focusAfter = useFocusAfter();
  const [news, setNews] = useState<ReactNode>();
  const shown = useShownRows(items, isPaged, isShown);
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    const sentence = fill(words.moved, { position: to + 1, total: items.length });
    setNews(<Filled sentence={sentence} names={{ name: nameOf(item, from) }} />);
    onReorder?.(moveItem(items, from, to));
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
                onReorder && (
                  <MoveMenu
                    idPrefix={`${id}-${key}`}
                    name={nameOf(item, at)}
                    at={at}
                    total={items.length}
                    onMove={(to, control) => {
                      focusAfter(control);
                      move(at, to);
                    }}
                  />
                ),
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

/** Rows that a long list shows at once. */
const PAGE = 20;

/** The part of a list that is on the screen; places count from 0, pages from 1. */
function useShownRows<T>(items: readonly T[], isPaged: boolean, isShown: ((item: T) => boolean) | undefined) {
  const [turned, turn] = useState(1);
  const all = items.map((item, at) => ({ item, at })).filter(({ item }) => !isShown || isShown(item));
  const pages = isPaged ? Math.max(1, Math.ceil(all.length / PAGE)) : 1;
  const page = Math.min(turned, pages);
  return {
    rows: isPaged ? all.slice((page - 1) * PAGE, page * PAGE) : all,
    page,
    pages,
    turn,
    /** Turns to the page with the row at a position, so that a moved row stays in sight. */
    follow: (at: number) => {
      if (all.length === items.length) turn(Math.floor(at / PAGE) + 1);
    },
  };
}

/** Where a dragged row would go: beside the row at `at`, counted from 0. */
interface DropPlace {
  at: number;
  side: "before" | "after";
}

/** Dragging rows by the mouse. `onMove` gets the places of a row before and after its move, both from 0. */
function useRowDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);
  const end = () => {
    setFrom(null);
    setPlace(null);
  };

  const rowProps = (at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      // A picture or a link in the row would be dragged in the row's stead.
      event.dataTransfer.setDragImage(event.currentTarget, 24, 24);
      event.dataTransfer.setData("text/plain", String(at + 1));
      event.dataTransfer.effectAllowed = "move";
      setFrom(at);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (from === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "move";
      const side = sideOf(event);
      if (place?.at !== at || place.side !== side) setPlace({ at, side });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      if (from === null) return;
      event.preventDefault();
      end();
      const to = landing(from, { at, side: sideOf(event) });
      if (to !== from) onMove(from, to);
    },
    onDragEnd: end,
  });

  const markOf = (at: number): DropPlace["side"] | undefined =>
    from !== null && place?.at === at && landing(from, place) !== from ? place.side : undefined;

  return { rowProps, markOf };
}

function sideOf({ currentTarget, clientY }: DragEvent<HTMLElement>): DropPlace["side"] {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? "before" : "after";
}

/** Taking the row out moves those behind it one up. */
function landing(from: number, { at, side }: DropPlace): number {
  const gap = side === "before" ? at : at + 1;
  return gap > from ? gap - 1 : gap;
}

/** The list with the element at `from` at place `to`. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
