import { Download, FileText } from "lucide-react";
import { Form, Link, useRevalidator, useSearchParams } from "react-router";
import { mayRead } from "../../../platform/auth/roles";
import { downloadCsv } from "../../../platform/csv/text-file";
import { createClient } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/fill";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { LONGEST_ADDRESS } from "../../../platform/mail/mail-address";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { Loading, load } from "../../../ui/frame/loading";
import { usePermissions } from "../../../ui/frame/permissions";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { EmptyList } from "../../../ui/list/empty-list";
import { FilterChoice } from "../../../ui/list/filter-choice";
import { SearchBox } from "../../../ui/list/list-search";
import { pageOrLast, sortIn } from "../../../ui/list/load-list";
import { type SortState, sortStateOf } from "../../../ui/list/sorting";
import { RECEIPT_SORTS, type ReceiptSort, receiptsContract } from "../contract";
import { receiptsWords } from "../words";
import type { Route } from "./+types/receipts";
import { useReceiptActions } from "./actions";
import { FILE_NUMBER_FIELD, Lacking, Missing } from "./lacking";
import { ListPages } from "./list-pages";
import { ReceiptTable } from "./receipt-table";
import { WaitingList } from "./waiting-list";

const api = createClient(receiptsContract);

interface Query {
  q: string;
  year: number | undefined;
  donation_id: string | undefined;
  mail: "failed" | undefined;
  sort: ReceiptSort | undefined;
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const q = (search.get("q") ?? "").slice(0, LONGEST_ADDRESS);
  const query: Query = {
    q,
    year: Number(search.get("year")) || undefined,
    donation_id: search.get("donation_id") || undefined,
    mail: search.get("mail") === "failed" ? "failed" : undefined,
    sort: sortIn(search, RECEIPT_SORTS),
  };
  return load(async () => {
    const [issued, waiting, outdated] = await Promise.all([
      pageOrLast(search, "page", (page) => api.list({ ...query, page })),
      pageOrLast(search, "waiting", (page) => api.waiting({ q, page })),
      pageOrLast(search, "outdated", (page) => api.outdated({ q, page })),
    ]);
    return { query, issued, waiting, outdated };
  });
};

export const HydrateFallback = Loading;

/** Who waits for a receipt, and all receipts. */
export default function Receipts({ loaderData }: Route.ComponentProps) {
  const { query, issued, waiting, outdated } = loaderData;
  const { list } = issued;
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  const actions = useReceiptActions(useRevalidator().revalidate, list.mailReady);
  const maySee = mayRead(usePermissions().role, "site");
  const possible = list.registrationReference !== "";
  const { q, year, donation_id, mail } = query;
  const sorting = useSorting(query.sort);
  const isPart = donation_id !== undefined || mail !== undefined;
  return (
    <>
      <Head query={query} />
      {!possible && <Lacking to={maySee ? FILE_NUMBER_FIELD : undefined} />}
      {!list.mailReady && (
        <Missing
          title={words.mailMissing}
          text={words.mailMissingText}
          to="/cms/messages"
          label={words.mailState}
        />
      )}
      {isPart ? (
        <Part donation_id={donation_id} reference={list.receipts[0]?.reference} />
      ) : (
        <Filter query={query} years={list.years} />
      )}
      {!isPart && outdated.list.total > 0 && (
        <section className="staff-section" aria-labelledby="outdated-title">
          <h2 id="outdated-title">{words.outdatedTitle}</h2>
          <p>{fill(words.outdatedText, { count: outdated.list.total })}</p>
          <ReceiptTable receipts={outdated.list.receipts} label={words.outdatedTitle} actions={actions} />
          <ListPages name="outdated" title={words.outdatedTitle} {...outdated} />
        </section>
      )}
      {!isPart && <WaitingList q={q} waiting={waiting} possible={possible} />}
      <section className="staff-section" aria-labelledby="issued-title">
        <h2 id="issued-title">{words.issuedTitle}</h2>
        <ProblemSummary problem={actions.problem} labelOf={() => words.receipt} />
        {list.receipts.length === 0 && (q || year || isPart ? <p>{staff.nothingFound}</p> : <NoReceipts />)}
        {list.receipts.length > 0 && (
          <ReceiptTable
            receipts={list.receipts}
            sorting={sorting}
            label={words.issuedTitle}
            actions={actions}
          />
        )}
        <ListPages name="page" title={words.issuedTitle} {...issued} />
      </section>
    </>
  );
}

/** The title, the receipts of the list as a file, and the way to yearly statements. */
function Head({ query }: { query: Query }) {
  const words = useWords(receiptsWords);
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
          <Link to="/cms/statements" className="button button-quiet">
            <FileText aria-hidden="true" size={18} />
            {words.statementTitle}
          </Link>
        </div>
      </div>
      <ProblemSummary problem={problem} labelOf={() => words.export} />
    </>
  );
}

/** The order of the receipts; in another one the list begins anew, and the others on the screen stay where they are. */
function useSorting(sort: ReceiptSort | undefined): SortState<ReceiptSort> {
  const [search] = useSearchParams();
  return sortStateOf(sort, "-number", (chosen) => {
    const { page: _, sort: __, ...rest } = Object.fromEntries(search);
    return `?${new URLSearchParams({ ...rest, ...(chosen && { sort: chosen }) })}`;
  });
}

/** Which receipts alone are shown, and the way to all. */
function Part({
  donation_id,
  reference,
}: {
  donation_id?: string | undefined;
  reference?: string | undefined;
}) {
  const words = useWords(receiptsWords);
  return (
    <p className="break-words">
      {donation_id ? fill(words.ofDonation, { reference: reference || "—" }) : words.notSentOnly}{" "}
      <Link to="/cms/receipts" className="inline-flex min-h-12 items-center">
        {words.showAll}
      </Link>
    </p>
  );
}

function Filter({ query: { q, year, sort }, years }: { query: Query; years: readonly number[] }) {
  const words = useWords(receiptsWords);
  return (
    <Form role="search" aria-label={words.title} className="lined-tools">
      {sort && <input type="hidden" name="sort" value={sort} />}
      <div className="search-form">
        <SearchBox id="receipt-search" hint={words.searchHint} q={q} maxLength={LONGEST_ADDRESS} />
      </div>
      <div className="list-filters">
        <FilterChoice
          name="year"
          label={words.year}
          chosen={String(year ?? "")}
          options={[["", words.allYears], ...years.map((each) => [String(each), String(each)] as const)]}
        />
      </div>
    </Form>
  );
}

/** In place of the list while no receipt was issued. */
function NoReceipts() {
  const words = useWords(receiptsWords);
  return (
    <EmptyList text={words.none}>
      <Link to="/cms/donations" className="button button-quiet">
        {words.fromDonations}
      </Link>
    </EmptyList>
  );
}
