import { useSearchParams } from "react-router";
import { fill } from "../../../platform/locale/fill";
import { useStaffWords } from "../../../platform/locale/words/staff";
import type { ListPage } from "../../../ui/list/load-list";
import { StaffPagination } from "../../../ui/list/paged-list";

interface ListPagesProps extends ListPage<{ pages: number }> {
  /** Under which the address has the number of the page. */
  name: string;
  /** The name of the list. */
  title: string;
}

/** Turns the pages of one of several lists on a screen; the others stay where they are. */
export function ListPages({ name, title, page, list: { pages } }: ListPagesProps) {
  const staff = useStaffWords();
  const [search] = useSearchParams();
  return (
    <StaffPagination
      page={page}
      pages={pages}
      to={(number) => `?${new URLSearchParams({ ...Object.fromEntries(search), [name]: String(number) })}`}
      label={fill(staff.withName, { label: title, name: fill(staff.page, { page, pages }) })}
    />
  );
}
