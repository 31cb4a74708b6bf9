import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { useWords } from "../../../core/locale/use-words";
import { load } from "../../../core/staff/load";
import { pageOrLast } from "../../../core/staff/load-list";
import { Loading } from "../../../core/staff/loading";
import { PagedList } from "../../../core/staff/paged-list";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { activityContract } from "../contract";
import { activityWords } from "../messages";
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
  const staff = useStaffMessages();
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
