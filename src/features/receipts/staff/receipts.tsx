import { Search } from "lucide-react";
import { Form, Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { useWords } from "../../../core/locale/use-words";
import { FilterChoice } from "../../../core/staff/filter-choice";
import { load } from "../../../core/staff/load";
import { Loading } from "../../../core/staff/loading";
import { ProblemSummary } from "../../../core/staff/problem-summary";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { StaffPagination } from "../../../core/staff/staff-pagination";
import { receiptsContract } from "../contract";
import { receiptsWords } from "../messages";
import type { Route } from "./+types/receipts";
import { NoReceipts, NotPossible } from "./none-yet";
import { OutdatedList } from "./outdated-list";
import { ReceiptRow } from "./receipt-row";
import { StatementForm } from "./statement-form";
import { useReceiptActions } from "./use-receipt-actions";
import { WaitingList } from "./waiting-list";

const api = createClient(receiptsContract);

interface Query {
  q: string;
  year: number | undefined;
  donation_id: string | undefined;
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const page = Math.max(1, Math.trunc(Number(search.get("page")) || 1));
  const query: Query = {
    q: search.get("q") ?? "",
    year: Number(search.get("year")) || undefined,
    donation_id: search.get("donation_id") || undefined,
  };
  return load(async () => {
    const [list, waiting, outdated] = await Promise.all([
      api.list({ ...query, page }),
      api.waiting({}),
      api.outdated({}),
    ]);
    return { query, page, list, waiting, outdated };
  });
};

export const HydrateFallback = Loading;

/** Who waits for a receipt, all receipts, and the yearly statement of a donor. */
export default function Receipts({ loaderData }: Route.ComponentProps) {
  const { query, page, list, waiting, outdated } = loaderData;
  const staff = useStaffMessages();
  const words = useWords(receiptsWords);
  const actions = useReceiptActions(useRevalidator().revalidate);
  const possible = list.registrationReference !== "";
  const { q, year, donation_id } = query;
  return (
    <>
      <ScreenTitle title={words.title} />
      {!possible && <NotPossible />}
      {!donation_id && <OutdatedList {...outdated} actions={actions} />}
      {!donation_id && <WaitingList {...waiting} possible={possible} />}
      <section className="staff-section" aria-labelledby="issued-title">
        <h2 id="issued-title">{words.issuedTitle}</h2>
        {donation_id ? <OneDonation reference={donation_id} /> : <Filter query={query} years={list.years} />}
        <ProblemSummary problem={actions.problem} labelOf={() => words.receipt} />
        {list.receipts.length === 0 &&
          (q || year || donation_id ? <p>{staff.nothingFound}</p> : <NoReceipts />)}
        <ul className="row-list">
          {list.receipts.map((receipt) => (
            <ReceiptRow key={receipt._id} receipt={receipt} actions={actions} />
          ))}
        </ul>
        <StaffPagination
          page={page}
          pages={list.pages}
          to={(number) => addressOf(query, number)}
          label={fill(staff.page, { page, pages: list.pages })}
        />
      </section>
      {possible && !donation_id && <StatementForm />}
    </>
  );
}

function addressOf({ q, year, donation_id }: Query, page: number): string {
  const parts = { ...(q && { q }), ...(year && { year: String(year) }), ...(donation_id && { donation_id }) };
  return `?${new URLSearchParams({ ...parts, page: String(page) })}`;
}

function OneDonation({ reference }: { reference: string }) {
  const words = useWords(receiptsWords);
  return (
    <p className="break-words">
      {fill(words.ofDonation, { reference })}{" "}
      <Link to="/cms/receipts" className="inline-flex min-h-12 items-center">
        {words.showAll}
      </Link>
    </p>
  );
}

function Filter({ query: { q, year }, years }: { query: Query; years: readonly number[] }) {
  const staff = useStaffMessages();
  const words = useWords(receiptsWords);
  return (
    <Form role="search" aria-label={words.issuedTitle} className="filters" key={`${q} ${year}`}>
      <div>
        <label className="field-label" htmlFor="receipt-search">
          {staff.search} <span className="field-hint">{fill(staff.aside, { text: words.searchHint })}</span>
        </label>
        <input
          id="receipt-search"
          className="field"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={254}
        />
      </div>
      <FilterChoice
        name="year"
        label={words.year}
        chosen={String(year ?? "")}
        options={[["", words.allYears], ...years.map((each) => [String(each), String(each)] as const)]}
      />
      <button type="submit" className="button button-quiet">
        <Search aria-hidden="true" size={18} />
        {staff.search}
      </button>
    </Form>
  );
}
