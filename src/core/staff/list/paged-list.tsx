import { type ReactNode, useEffect, useRef } from "react";
import { StaffPagination } from "./staff-pagination";

interface PagedListProps {
  page: number;
  pages: number;
  /** Where this is, in words: `Page 2 of 5`. */
  label: string;
  /** The address of a page. */
  to: (page: number) => string;
  children: ReactNode;
}

/** One page of a list, and the way to the others: whoever turns to one begins at its top, and is told which it is. */
export function PagedList({ page, pages, label, to, children }: PagedListProps) {
  const list = useRef<HTMLUListElement>(null);
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
  return (
    <>
      <ul ref={list} tabIndex={-1} className="row-list" aria-label={pages > 1 ? label : undefined}>
        {children}
      </ul>
      <StaffPagination {...{ page, pages, label, to, onTurn }} />
    </>
  );
}
