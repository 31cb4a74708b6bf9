import { Link } from "react-router";
import { useStaffWords } from "../../locale/words/staff";

interface StaffPaginationProps {
  page: number;
  pages: number;
  /** Where this is, in words: `Page 2 of 5`. */
  label: string;
  /** The address of a page, or what turns to it where pages have none. */
  to: ((page: number) => string) | { turn: (page: number) => void };
  /** Told when the address of another page is followed. */
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
