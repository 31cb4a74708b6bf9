import { Plus } from "lucide-react";
import { Link } from "react-router";
import { createClient } from "../../../platform/http/client";
import { staffDay } from "../../../platform/locale/format";
import { useLang, useWords } from "../../../platform/locale/lang";
import { Filled, Name } from "../../../platform/locale/name";
import { Loading, load } from "../../../ui/frame/screen";
import { EmptyList, loadRecords, RecordList } from "../../../ui/list/record-list";
import type { ConsentState } from "../consent";
import { CONSENT_FILTERS, type ConsentFilter, consentList, consentsContract } from "../contract";
import { type ConsentWords, consentsWords } from "../words";
import type { Route } from "./+types/consents";

const api = createClient(consentsContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(() => loadRecords(consentList, request, (asked) => api.list(asked)));

export const HydrateFallback = Loading;

const FILTERS = { all: "all", due: "due", withdrawn: "withdrawnOnly" } as const satisfies Record<
  ConsentFilter,
  keyof ConsentWords
>;

const STATES = {
  given: "stateGiven",
  ending: "stateEnding",
  ended: "stateEnded",
  ofAge: "stateOfAge",
  withdrawn: "stateWithdrawn",
} as const satisfies Record<ConsentState, keyof ConsentWords>;

/** The list of consents to be shown and named. */
export default function Consents({ loaderData }: Route.ComponentProps) {
  const words = useWords(consentsWords);
  const lang = useLang();
  const { query, list } = loaderData;
  return (
    <RecordList
      title={words.title}
      list={consentList}
      loaded={loaderData}
      rows={list.consents}
      idOf={({ _id }) => _id}
      nameOf={({ person }) => person}
      first={{
        label: words.person,
        sort: ["name", "words"],
        to: ({ _id }) => `/cms/consent?${new URLSearchParams({ consent_id: _id })}`,
        name: ({ person }) => <Name text={person} />,
        about: ({ givenBy }) =>
          givenBy !== "" && (
            <p className="field-hint">
              <Filled sentence={words.forThem} names={{ name: givenBy }} />
            </p>
          ),
      }}
      columns={[
        {
          label: words.state,
          text: ({ state }) => words[STATES[state]],
          cell: ({ state }) => (
            <span className="chip" data-complete={state === "given"}>
              {words[STATES[state]]}
            </span>
          ),
        },
        {
          label: words.until,
          className: "entry-table-date",
          sort: ["until", "moments"],
          isLabelled: true,
          text: ({ until }) => (until === null ? words.noEnd : staffDay(until, lang)),
          cell: ({ until }) =>
            until === null ? words.noEnd : <time dateTime={until}>{staffDay(until, lang)}</time>,
        },
      ]}
      ownSort="name"
      search={words.searchHint}
      parts={{
        name: "show",
        label: words.show,
        options: CONSENT_FILTERS.map((show) => [show, words[FILTERS[show]]]),
      }}
      empty={<EmptyList text={query.show === "all" ? words.none : words.noneFound} />}
      fetchPage={async (page) => (await api.list({ ...query, page })).consents}
      beside={
        <Link to="/cms/addconsent" className="button button-main">
          <Plus aria-hidden="true" size={18} />
          {words.add}
        </Link>
      }
      below={<p className="field-hint measure screen-only">{words.intro}</p>}
    />
  );
}
