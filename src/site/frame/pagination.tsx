import { fill } from "../../platform/locale/lang";
import { useSiteWords } from "../../platform/locale/words/public";
import { SiteLink } from "./page";

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** The plain address of a page. */
  to: (page: number) => string;
}

/** Previous, where one is, next. Nothing when there is one page. */
export function Pagination({ page, pages, to }: PaginationProps) {
  const words = useSiteWords();
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={words.pagination}>
      {page > 1 && (
        <SiteLink className="button button-quiet" to={to(page - 1)} rel="prev">
          {words.previous}
        </SiteLink>
      )}
      <span>{fill(words.page, { page, pages })}</span>
      {page < pages && (
        <SiteLink className="button button-quiet" to={to(page + 1)} rel="next">
          {words.next}
        </SiteLink>
      )}
    </nav>
  );
}
