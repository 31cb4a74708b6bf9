import { ChartColumn, Download, Plus } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import { downloadCsv } from "../../../platform/csv/text-file";
import { createClient, useChanges } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/fill";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { hkdAndCents } from "../../../platform/money/money";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load } from "../../../ui/frame/loading";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { useDeletion } from "../../../ui/list/delete-button";
import { EmptyList } from "../../../ui/list/empty-list";
import { pageOrLast } from "../../../ui/list/load-list";
import { PagedTable } from "../../../ui/list/paged-list";
import { PrintButton } from "../../../ui/list/print-button";
import { sortStateOf } from "../../../ui/list/sorting";
import { usePrintAll } from "../../../ui/list/use-print-all";
import { alertsContract } from "../alerts/contract";
import { type LedgerEntry, ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";
import type { Route } from "./+types/donations";
import { Alerts } from "./alerts";
import { DonationTable, useEntryName } from "./donation-table";
import { addressOf, Filters, type LedgerQuery, readQuery } from "./filters";
import { MethodsNote, methodsLeftOut } from "./methods-note";

const api = createClient(ledgerContract);
const alertsApi = createClient(alertsContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const query = readQuery(search);
  return load(async () => {
    const found = await pageOrLast(search, "page", (page) => api.list({ ...query, page }));
    const leftOut = await methodsLeftOut(found.list.paypal);
    return { query, leftOut, ...found, ...(await alertsApi.attention({})) };
  });
};

export const HydrateFallback = Loading;

/** Every donation once, newest first: filter, add, edit, delete what was entered by hand, export. */
export default function Donations({
  loaderData: { query, page, list, alerts, leftOut },
}: Route.ComponentProps) {
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
  const label = fill(staff.page, { page, pages: list.pages });
  const printing = usePrintAll(list.pages, async (page) => (await api.list({ ...query, page })).donations);
  return (
    <>
      <Head query={query} onPrint={printing.printAll} />
      <Alerts alerts={alerts} refresh={revalidate} />
      <Filters query={query} years={list.years} />
      <ProblemSummary problem={problem ?? resending.problem} labelOf={() => words.title} />
      <div className="list-found">
        <p role="status">
          {list.total > 0 && fill(words.foundSum, { count: list.total, amount: hkdAndCents(list.sumCents) })}
          {list.total === 0 && list.years.length > 0 && words.none}
        </p>
        <MethodsNote leftOut={leftOut} />
      </div>
      {list.years.length === 0 && <EmptyList text={words.noneYet} />}
      {list.donations.length > 0 && (
        <PagedTable page={page} pages={list.pages} to={(number) => addressOf(query, number)} label={label}>
          <DonationTable
            donations={printing.rows ?? list.donations}
            sorting={sortStateOf(query.sort, "-date", (sort) => addressOf({ ...query, sort }))}
            label={list.pages > 1 ? label : words.title}
            onDelete={remove}
            onResend={resending.resend}
            refresh={revalidate}
          />
        </PagedTable>
      )}
    </>
  );
}

/** The title, and what is done with the donations that the list is about, all pages of it. */
function Head({ query, onPrint }: { query: LedgerQuery; onPrint: () => Promise<void> }) {
  const words = useWords(ledgerWords);
  const { save, problem } = useSave();
  return (
    <>
      <div className="screen-head">
        <div>
          <ScreenTitle title={words.title} />
        </div>
        <div className="row-actions">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => save(async () => downloadCsv(await api.export(query)))}
          >
            <Download aria-hidden="true" size={18} />
            {words.export}
          </button>
          <PrintButton label={words.printAll} onPrint={() => save(onPrint, "print")} />
          <Link
            to={`/cms/donationtotals${query.year && `?year=${query.year}`}`}
            className="button button-quiet"
          >
            <ChartColumn aria-hidden="true" size={18} />
            {words.totals}
          </Link>
          <Link to="/cms/adddonation" className="button button-main">
            <Plus aria-hidden="true" size={18} />
            {words.add}
          </Link>
        </div>
      </div>
      <ProblemSummary problem={problem} labelOf={() => words.export} />
    </>
  );
}

/** Sends again what has not left of the e-mails about a donation; `mailReady` tells whether e-mail leaves. */
function useResend(refresh: () => Promise<void>, mailReady: boolean) {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const banner = useBanner();
  const { save, problem } = useSave();
  const resend = ({ _id }: LedgerEntry) =>
    save(async () => {
      await changes.resend({ donation_id: _id });
      banner({ text: mailReady ? words.queuedAgain : words.queuedWaits });
      await refresh();
    });
  return { problem, resend };
}
