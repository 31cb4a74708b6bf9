import { Search } from "lucide-react";
import { Form } from "react-router";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { LONGEST_ADDRESS } from "../../../core/mail/mail-address";
import { FilterChoice } from "../../../core/staff/list/list-search";
import { DONATION_METHODS } from "../donation";
import { DONATION_STATES, STATES } from "../states";
import { ledgerWords } from "../words";
import { monthName } from "./month-name";
import type { LedgerQuery } from "./query";

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Chooses which donations the list is about; a form whose address can be kept. */
export function FilterForm({ query, years }: { query: LedgerQuery; years: readonly number[] }) {
  const staff = useStaffWords();
  const words = useWords(ledgerWords);
  const lang = useLang();
  return (
    <Form key={JSON.stringify(query)} role="search" aria-label={words.filters} className="filters">
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
      <FilterChoice
        name="method"
        label={words.method}
        chosen={query.method}
        options={[
          ["", words.anyMethod],
          ...DONATION_METHODS.map((method) => [method, words[method]] as const),
        ]}
      />
      <FilterChoice
        name="state"
        label={words.state}
        chosen={query.state}
        options={[
          ["settled", words.settled],
          ...DONATION_STATES.map((state) => [state, words[STATES[state].name]] as const),
          ["mailFailed", words.mailFailed],
          ["all", words.everything],
        ]}
      />
      <div className="md:col-span-2">
        <label className="field-label" htmlFor="ledger-q">
          {staff.search} <span className="field-hint">{fill(staff.aside, { text: words.searchHint })}</span>
        </label>
        <input
          id="ledger-q"
          className="field"
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={LONGEST_ADDRESS}
        />
      </div>
      <button type="submit" className="button button-quiet">
        <Search aria-hidden="true" size={18} />
        {words.apply}
      </button>
    </Form>
  );
}
