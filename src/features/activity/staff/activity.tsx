import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { pageOrLast } from "../../../core/staff/list/load-list";
import { PagedList } from "../../../core/staff/list/paged-list";
import { activityContract } from "../contract";
import { activityWords } from "../words";
import type { Route } from "./+types/activity";
import { EntryRow } from "./entry-row";
import { FilterForm } from "./filter-form";

const api = createClient(activityContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const given = (name: string) => (search.get(name) ?? "").slice(0, 100);
  const query = { author: given("author"), feature: given("feature") };
  return load(async () => ({
    query,
    ...(await pageOrLast(search, "page", (page) => api.list({ ...query, page }))),
  }));
};

export const HydrateFallback = Loading;

/** What was done in the staff area, newest first. */
export default function Activity({ loaderData: { query, page, list } }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(activityWords);
  const { authors, features, entries, total, pages } = list;
  return (
    <>
      <ScreenTitle title={words.title} />
      <p className="mb-4">{words.intro}</p>
      <FilterForm {...query} authors={authors} features={features} />
      <p role="status" className="mb-2">
        {total === 0 ? words.none : fill(words.found, { count: total })}
      </p>
      <PagedList
        page={page}
        pages={pages}
        to={(number) => `?${new URLSearchParams({ ...query, page: String(number) })}`}
        label={fill(staff.page, { page, pages })}
      >
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </PagedList>
    </>
  );
}
