import { ChartColumn, Plus } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { useDeletion } from "../../../core/staff/list/delete-button";
import { EmptyList } from "../../../core/staff/list/empty-list";
import { pageOrLast } from "../../../core/staff/list/load-list";
import { PagedList } from "../../../core/staff/list/paged-list";
import { alertsContract } from "../alerts/contract";
import { type LedgerEntry, ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";
import type { Route } from "./+types/donations";
import { Alerts } from "./alerts";
import { DonationRow } from "./donation-row";
import { useEntryName } from "./entry-name";
import { ExportButton } from "./export-button";
import { FilterForm } from "./filter-form";
import { addressOf, readQuery } from "./query";
import { useResend } from "./use-resend";

const api = createClient(ledgerContract);
const alertsApi = createClient(alertsContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const query = readQuery(search);
  return load(async () => ({
    query,
    ...(await pageOrLast(search, "page", (page) => api.list({ ...query, page }))),
    ...(await alertsApi.attention({})),
  }));
};

export const HydrateFallback = Loading;

/** Every donation once, newest first: filter, add, edit, delete what was entered by hand, export. */
export default function Donations({ loaderData: { query, page, list, alerts } }: Route.ComponentProps) {
  const changes = useChanges(ledgerContract);
  const staff = useStaffWords();
  const words = useWords(ledgerWords);
  const { revalidate } = useRevalidator();
  const { problem, remove } = useDeletion<LedgerEntry>({
    nameOf: useEntryName(),
    remove: ({ _id }) => changes.remove({ donation_id: _id }),
    restore: ({ _id }) => changes.restore({ donation_id: _id }),
    refresh: revalidate,
  });
  const resending = useResend(revalidate, list.mailReady);
  return (
    <>
      <ScreenTitle title={words.title} />
      <Alerts alerts={alerts} refresh={revalidate} />
      <div className="toolbar">
        <Link to="/cms/adddonation" className="button button-main">
          <Plus aria-hidden="true" size={18} />
          {words.add}
        </Link>
        <Link
          to={`/cms/donationtotals${query.year && `?year=${query.year}`}`}
          className="button button-quiet"
        >
          <ChartColumn aria-hidden="true" size={18} />
          {words.totals}
        </Link>
        <ExportButton query={query} />
      </div>
      <FilterForm query={query} years={list.years} />
      <ProblemSummary problem={problem ?? resending.problem} labelOf={() => words.title} />
      <p role="status">
        {list.total > 0 && fill(words.found, { count: list.total })}
        {list.total === 0 && list.years.length > 0 && words.none}
      </p>
      {list.years.length === 0 && <EmptyList text={words.noneYet} />}
      <PagedList
        page={page}
        pages={list.pages}
        to={(number) => addressOf(query, number)}
        label={fill(staff.page, { page, pages: list.pages })}
      >
        {list.donations.map((donation) => (
          <DonationRow
            key={donation._id}
            donation={donation}
            onDelete={() => remove(donation)}
            onResend={() => resending.resend(donation)}
            refresh={revalidate}
          />
        ))}
      </PagedList>
    </>
  );
}
