import { Search } from "lucide-react";
import { Form, Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { LONGEST_ADDRESS } from "../../../core/mail/mail-address";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { FilterChoice } from "../../../core/staff/list/list-search";
import { pageOrLast } from "../../../core/staff/list/load-list";
import { receiptsContract } from "../contract";
import { receiptsWords } from "../words";
import type { Route } from "./+types/receipts";
import { ListPages } from "./list-pages";
import { MailMissing } from "./mail-missing";
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
  mail: "failed" | undefined;
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const q = (search.get("q") ?? "").slice(0, LONGEST_ADDRESS);
  const query: Query = {
    q,
    year: Number(search.get("year")) || undefined,
    donation_id: search.get("donation_id") || undefined,
    mail: search.get("mail") === "failed" ? "failed" : undefined,
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

/** Who waits for a receipt, all receipts, and the yearly statement of a donor. */
export default function Receipts({ loaderData }: Route.ComponentProps) {
  const { query, issued, waiting, outdated } = loaderData;
  const { list } = issued;
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  const actions = useReceiptActions(useRevalidator().revalidate, list.mailReady);
  const possible = list.registrationReference !== "";
  const { q, year, donation_id, mail } = query;
  const isPart = donation_id !== undefined || mail !== undefined;
  return (
    <>
      <ScreenTitle title={words.title} />
      {!possible && <NotPossible />}
      {!list.mailReady && <MailMissing />}
      {isPart ? (
        <Part donation_id={donation_id} reference={list.receipts[0]?.reference} />
      ) : (
        <Filter query={query} years={list.years} />
      )}
      {!isPart && <OutdatedList outdated={outdated} actions={actions} />}
      {!isPart && <WaitingList q={q} waiting={waiting} possible={possible} />}
      <section className="staff-section" aria-labelledby="issued-title">
        <h2 id="issued-title">{words.issuedTitle}</h2>
        <ProblemSummary problem={actions.problem} labelOf={() => words.receipt} />
        {list.receipts.length === 0 && (q || year || isPart ? <p>{staff.nothingFound}</p> : <NoReceipts />)}
        <ul className="row-list">
          {list.receipts.map((receipt) => (
            <ReceiptRow key={receipt._id} receipt={receipt} actions={actions} />
          ))}
        </ul>
        <ListPages name="page" title={words.issuedTitle} {...issued} />
      </section>
      {possible && !isPart && <StatementForm />}
    </>
  );
}

/** Which receipts alone are shown, and the way to all. */
function Part({
  donation_id,
  reference,
}: {
  donation_id: string | undefined;
  reference: string | undefined;
}) {
  const words = useWords(receiptsWords);
  return (
    <p className="break-words">
      {donation_id ? fill(words.ofDonation, { reference: reference || donation_id }) : words.notSentOnly}{" "}
      <Link to="/cms/receipts" className="inline-flex min-h-12 items-center">
        {words.showAll}
      </Link>
    </p>
  );
}

function Filter({ query: { q, year }, years }: { query: Query; years: readonly number[] }) {
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  return (
    <Form role="search" aria-label={words.title} className="filters" key={`${q} ${year}`}>
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
          maxLength={LONGEST_ADDRESS}
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
