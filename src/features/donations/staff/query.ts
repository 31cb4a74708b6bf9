import { LONGEST_ADDRESS } from "../../../core/mail/mail-address";
import { DONATION_METHODS } from "../donation";
import { STATE_FILTERS } from "../ledger/contract";

/** What the list is about, as its address says; "" where a choice is left open. */
export interface LedgerQuery {
  year: string;
  month: string;
  method: "" | (typeof DONATION_METHODS)[number];
  state: (typeof STATE_FILTERS)[number];
  q: string;
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
  };
}

/** The query of an address that {@link readQuery} reads, without what is left open. */
export function addressOf(query: LedgerQuery, page: number): string {
  const { state, ...rest } = query;
  const said = Object.entries({ ...rest, state: state === "settled" ? "" : state, page: String(page) });
  return `?${new URLSearchParams(said.filter(([, value]) => value !== ""))}`;
}
