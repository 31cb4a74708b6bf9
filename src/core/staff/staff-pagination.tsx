import { Link } from "react-router";
import { useStaffMessages } from "../locale/messages/staff";

interface StaffPaginationProps {
  page: number;
  pages: number;
  /** Where this is, in words: `Page 2 of 5`. */
  label: string;
  to: (page: number) => string;
}

/** Previous and next page of a list in the staff area. Nothing when there is one page. */
export function StaffPagination({ page, pages, label, to }: StaffPaginationProps) {
  const words = useStaffMessages();
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && (
        <Link className="button button-quiet" to={to(page - 1)}>
          {words.previous}
        </Link>
      )}
      <span>{label}</span>
      {page < pages && (
        <Link className="button button-quiet" to={to(page + 1)}>
          {words.next}
        </Link>
      )}
    </nav>
  );
}
