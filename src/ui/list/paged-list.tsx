import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useStaffWords } from "../../platform/locale/words/staff";

interface PagesProps {
  page: number;
  pages: number;
  /** Where this is, in words: `Page 2 of 5`. */
  label: string;
}

interface PagedTableProps extends PagesProps {
  /** The address of a page. */
  to: (page: number) => string;
  children: ReactNode;
}

/** One page of a table, and links to the others: following one scrolls to its top. */
export function PagedTable({ children, ...pages }: PagedTableProps) {
  const turn = usePageTurn(pages.page);
  return (
    <>
      <div ref={turn.list} tabIndex={-1}>
        {children}
      </div>
      <StaffPagination {...pages} onTurn={turn.onTurn} />
    </>
  );
}

/** Following a link scrolls to the top of `list` and calls `onTurn`. */
function usePageTurn(page: number) {
  const list = useRef<HTMLDivElement>(null);
  const turning = useRef(false);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!turning.current) return;
    turning.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [page]);
  const onTurn = () => {
    turning.current = true;
  };
  return { list, onTurn };
}

interface StaffPaginationProps extends PagesProps {
  /** The address of a page, or what turns to it where pages have none. */
  to: ((page: number) => string) | { turn: (page: number) => void };
  /** Called when the address of another page is followed. */
  onTurn?: () => void;
}

/** Previous and next page of a list in the staff area. Nothing when there is one page. */
export function StaffPagination({ page, pages, label, to, onTurn }: StaffPaginationProps) {
  const words = useStaffWords();
  if (pages <= 1) return null;
  const way = (number: number, text: string) =>
    typeof to === "function" ? (
      <Link className="button button-quiet" to={to(number)} onClick={onTurn}>
        {text}
      </Link>
    ) : (
      <button type="button" className="button button-quiet" onClick={() => to.turn(number)}>
        {text}
      </button>
    );
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && way(page - 1, words.previous)}
      <span>{label}</span>
      {page < pages && way(page + 1, words.next)}
    </nav>
  );
}
