import { Form } from "react-router";
import { monthName } from "../../../platform/locale/dates";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { LONGEST_ADDRESS } from "../../../platform/mail/mail-address";
import { FilterChips } from "../../../ui/list/filter-chips";
import { FilterChoice } from "../../../ui/list/filter-choice";
import { FilterFold } from "../../../ui/list/filter-fold";
import { SearchBox } from "../../../ui/list/list-search";
import { sortIn } from "../../../ui/list/load-list";
import { DONATION_METHODS, METHOD_NAMES } from "../donation";
import { DONATION_SORTS, type DonationSort, STATE_FILTERS } from "../ledger/contract";
import { DONATION_STATES, STATES } from "../states";
import { ledgerWords } from "../words";

/** The query of the list, as its address says; "" where a choice is left open. */
export interface LedgerQuery {
  year: string;
  month: string;
  method: "" | (typeof DONATION_METHODS)[number];
  state: (typeof STATE_FILTERS)[number];
  q: string;
  sort: DonationSort | undefined;
}

/** Reads an address; what does not belong in it is taken as left open. */
export function readQuery(search: URLSearchParams): LedgerQuery {
  const given = (name: string) => search.get(name) ?? "";
  const month = Number(given("month"));
  return {
    year: /^(19|[2-9]\d)\d\d$/.test(given("year")) ? given("year") : "",
    month: month >= 1 && month <= 12 ? String(Math.trunc(month)) : "",
    method: DONATION_METHODS.find((method) => method === given("method")) ?? "",
    state: STATE_FILTERS.find((state) => state === given("state")) ?? "settled",
    q: given("q").slice(0, LONGEST_ADDRESS),
    sort: sortIn(search, DONATION_SORTS),
  };
}

/** The query of an address that {@link readQuery} reads, without what is left open. */
export function addressOf(query: LedgerQuery, page = 1): string {
  const { state, sort = "", ...rest } = query;
  const said = Object.entries({
    ...rest,
    sort,
    state: state === "settled" ? "" : state,
    page: page > 1 ? String(page) : "",
  });
  return `?${new URLSearchParams(said.filter(([, value]) => value !== ""))}`;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Chooses which donations the list is about, at once; words are looked for when the form is sent. */
export function Filters({ query, years }: { query: LedgerQuery; years: readonly number[] }) {
  const words = useWords(ledgerWords);
  const lang = useLang();
  const { year, month, method, state } = query;
  const set = [year, month, method].filter((each) => each !== "").length + (state === "settled" ? 0 : 1);
  return (
    <Form role="search" aria-label={words.filters} className="lined-tools">
      {method && <input type="hidden" name="method" value={method} />}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      <div className="search-form">
        <SearchBox id="ledger-q" hint={words.searchHint} q={query.q} maxLength={LONGEST_ADDRESS} />
      </div>
      <FilterFold set={set}>
        <div className="list-filters">
          <FilterChoice
            name="year"
            label={words.year}
            chosen={query.year}
            options={[["", words.anyYear], ...years.map((year) => [String(year), String(year)] as const)]}
          />
          <FilterChoice
            name="month"
            label={words.month}
            chosen={query.month}
            options={[
              ["", words.anyMonth],
              ...MONTHS.map((month) => [String(month), monthName(month, lang)] as const),
            ]}
          />
        </div>
        <MethodChips query={query} />
        <div className="list-filters">
          <FilterChoice
            name="state"
            label={words.state}
            chosen={query.state}
            options={[
              ["settled", words.settled],
              ...DONATION_STATES.map((state) => [state, STATES[state].name[lang]] as const),
              ["mailFailed", words.mailFailed],
              ["all", words.everything],
            ]}
          />
        </div>
      </FilterFold>
    </Form>
  );
}

function MethodChips({ query }: { query: LedgerQuery }) {
  const words = useWords(ledgerWords);
  const lang = useLang();
  return (
    <FilterChips
      label={words.method}
      chosen={query.method}
      options={[
        ["", words.anyMethod],
        ...DONATION_METHODS.map((method) => [method, METHOD_NAMES[method][lang]] as const),
      ]}
      to={(method) => addressOf({ ...query, method })}
    />
  );
}
