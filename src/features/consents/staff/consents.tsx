import { Plus } from "lucide-react";
import { Link } from "react-router";
import { createClient } from "../../../platform/http/client";
import { staffDay } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Filled, Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { Loading, load } from "../../../ui/frame/loading";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { EmptyList } from "../../../ui/list/empty-list";
import { FilterChips } from "../../../ui/list/filter-chips";
import { ListSearch } from "../../../ui/list/list-search";
import { ListTable } from "../../../ui/list/list-table";
import { pageOrLast } from "../../../ui/list/load-list";
import { PagedTable } from "../../../ui/list/paged-list";
import type { ConsentState } from "../consent";
import { CONSENT_FILTERS, type Consent, type ConsentFilter, consentsContract } from "../contract";
import { type ConsentWords, consentsWords } from "../words";
import type { Route } from "./+types/consents";

const api = createClient(consentsContract);

interface Query {
  show: ConsentFilter;
  q: string;
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const query: Query = {
    show: CONSENT_FILTERS.find((filter) => filter === search.get("show")) ?? "all",
    q: (search.get("q") ?? "").slice(0, 100),
  };
  return load(async () => ({
    query,
    ...(await pageOrLast(search, "page", (page) => api.list({ ...query, page }))),
  }));
};

export const HydrateFallback = Loading;

const addressOf = ({ show, q }: Query, page = 1) =>
  `?${new URLSearchParams({ show, ...(q && { q }), ...(page > 1 && { page: String(page) }) })}`;

const FILTERS = { all: "all", due: "due", withdrawn: "withdrawnOnly" } as const satisfies Record<
  ConsentFilter,
  keyof ConsentWords
>;

/** Who has agreed to be shown and named, by name. */
export default function Consents({ loaderData: { query, page, list } }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(consentsWords);
  const label = fill(staff.page, { page, pages: list.pages });
  return (
    <>
      <div className="screen-head">
        <div>
          <ScreenTitle title={words.title} />
        </div>
        <div className="row-actions">
          <Link to="/cms/addconsent" className="button button-main">
            <Plus aria-hidden="true" size={18} />
            {words.add}
          </Link>
        </div>
      </div>
      <p className="mb-4 max-w-[68ch]">{words.intro}</p>
      <FilterChips
        label={words.show}
        chosen={query.show}
        options={CONSENT_FILTERS.map((filter) => [filter, words[FILTERS[filter]]] as const)}
        to={(filter) => addressOf({ ...query, show: filter })}
      />
      <ListSearch id="consent-search" hint={words.searchHint} q={query.q} found={list.total}>
        <input type="hidden" name="show" value={query.show} />
      </ListSearch>
      {list.consents.length === 0 && !query.q && (
        <EmptyList text={query.show === "all" ? words.none : words.noneFound} />
      )}
      {list.consents.length > 0 && (
        <PagedTable page={page} pages={list.pages} to={(number) => addressOf(query, number)} label={label}>
          <ListTable
            label={words.title}
            columns={[
              { label: words.person },
              { label: words.state },
              { label: words.until, className: "entry-table-date" },
            ]}
          >
            {list.consents.map((consent) => (
              <Row key={consent._id} consent={consent} />
            ))}
          </ListTable>
        </PagedTable>
      )}
    </>
  );
}

const STATES = {
  given: "stateGiven",
  ending: "stateEnding",
  ended: "stateEnded",
  ofAge: "stateOfAge",
  withdrawn: "stateWithdrawn",
} as const satisfies Record<ConsentState, keyof ConsentWords>;

function Row({ consent }: { consent: Pick<Consent, "_id" | "person" | "givenBy" | "until" | "state"> }) {
  const words = useWords(consentsWords);
  const lang = useLang();
  const { _id, person, givenBy, until, state } = consent;
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          <Link className="entry-table-link" to={`/cms/consent?${new URLSearchParams({ consent_id: _id })}`}>
            <Name text={person} />
          </Link>
          {givenBy !== "" && (
            <p className="field-hint">
              <Filled sentence={words.forThem} names={{ name: givenBy }} />
            </p>
          )}
        </div>
      </td>
      <td>
        <span className="chip" data-complete={state === "given"}>
          {words[STATES[state]]}
        </span>
      </td>
      <td className="entry-table-date">
        {until === null ? words.noEnd : <time dateTime={until}>{staffDay(until, lang)}</time>}
      </td>
    </tr>
  );
}
