import { FileText, Mail } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import { contentWords } from "../../../content/staff/words";
import { createClient } from "../../../platform/http/client";
import { staffDay } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { hkdAndCents } from "../../../platform/money/money";
import { ProblemSummary } from "../../../ui/form/form";
import { Loading, load } from "../../../ui/frame/screen";
import { useWhileSending } from "../../../ui/frame/use-while-sending";
import { HiddenLabel } from "../../../ui/list/action-label";
import { EmptyList, loadRecords, RecordList } from "../../../ui/list/record-list";
import { METHOD_NAMES } from "../../donations/contract";
import { RECEIPT_PARTS, receiptScreen, receiptsContract, waitingSort } from "../contract";
import { receiptsWords } from "../words";
import type { Route } from "./+types/receipts";
import { useReceiptActions } from "./actions";
import { Lacking, MailMissing } from "./lacking";
import {
  Chips,
  GiftDonor,
  IssueLook,
  isSendable,
  OtherDonation,
  ReceiptFacts,
  RowActions,
} from "./receipt-row";

const api = createClient(receiptsContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(async () => {
    const filters = receiptScreen.read(new URL(request.url).searchParams);
    const { q, donation_id, mail } = filters;
    // What some receipts have in common names no other list.
    const show = donation_id !== undefined || mail !== undefined ? "issued" : filters.show;
    const pageOf = (part: typeof show, page: number) => (part === show ? page : 1);
    const { query, page, list } = await loadRecords(
      receiptScreen,
      request,
      async ({ page, show: _, ...query }) => {
        const [issued, waiting, outdated] = await Promise.all([
          api.list({ ...query, page: pageOf("issued", page) }),
          api.waiting({ q, sort: waitingSort(query.sort), page: pageOf("waiting", page) }),
          api.outdated({ q, page: pageOf("outdated", page) }),
        ]);
        const { total, pages } = { issued, waiting, outdated }[show];
        return { issued, waiting, outdated, total, pages };
      },
    );
    const sort = show === "waiting" ? waitingSort(query.sort) : query.sort;
    return { query: { ...query, show, sort }, page, list };
  });

export const HydrateFallback = Loading;

type LoaderData = Route.ComponentProps["loaderData"];

/** Donations waiting for a receipt, all receipts, and those that no longer match the ledger. */
export default function Receipts({ loaderData }: Route.ComponentProps) {
  const { query, list } = loaderData;
  return query.show === "waiting" ? (
    <Waiting loaded={loaderData} />
  ) : (
    <Issued loaded={loaderData} receipts={list[query.show].receipts} />
  );
}

/** The frame of both lists: tabs, and above them what is missing. */
function useShared({ query, list }: LoaderData) {
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  const { registrationReference, mailReady } = list.issued;
  const titles = { waiting: words.waitingTitle, issued: words.issuedTitle, outdated: words.outdatedTitle };
  // Nothing is sent from the list of those who wait.
  const mailMatters = !mailReady && query.show !== "waiting";
  const isPart = query.donation_id !== undefined || query.mail !== undefined;
  const shown = RECEIPT_PARTS.filter(
    (show) => show !== "outdated" || list.outdated.total > 0 || show === query.show,
  );
  return {
    title: words.title,
    list: receiptScreen,
    search: words.searchHint,
    ...(!isPart && {
      parts: {
        name: "show" as const,
        label: words.title,
        options: shown.map(
          (show) => [show, `${titles[show]} ${fill(staff.aside, { text: list[show].total })}`] as const,
        ),
      },
    }),
    beside: (
      <Link to="/cms/statements" className="button button-quiet">
        <FileText aria-hidden="true" size={18} />
        {words.statementTitle}
      </Link>
    ),
    ...((registrationReference === "" || mailMatters) && {
      remark: (
        <>
          {registrationReference === "" && <Lacking backLink={{ to: "/cms/receipts", label: words.title }} />}
          {mailMatters && <MailMissing />}
        </>
      ),
    }),
    part: isPart && <Part donation_id={query.donation_id} reference={list.issued.receipts[0]?.reference} />,
  };
}

/** The gifts whose donors wait for a receipt. The row leads to where it is issued. */
function Waiting({ loaded }: { loaded: LoaderData }) {
  const words = useWords(receiptsWords);
  const lang = useLang();
  const { part, ...shared } = useShared(loaded);
  const { waiting, issued } = loaded.list;
  const { q, sort } = loaded.query;
  const possible = issued.registrationReference !== "";
  return (
    <RecordList
      {...shared}
      loaded={loaded}
      rows={waiting.gifts}
      idOf={({ donation_id }) => donation_id}
      nameOf={({ name }) => name}
      ownSort="date"
      first={{
        label: words.donor,
        sort: ["name", "words"],
        to: ({ donation_id }) => (possible ? `/cms/issuereceipt?donation_id=${donation_id}` : undefined),
        name: (gift) => <GiftDonor gift={gift} possible={possible} />,
        about: ({ name, email, reference }) => (
          <div className="field-hint flex flex-wrap gap-x-4 break-all">
            {(name || email) && <span>{fill(words.ref, { reference })}</span>} {name && <span>{email}</span>}
          </div>
        ),
        text: ({ name, email, reference }) =>
          [name, email, fill(words.ref, { reference })].filter(Boolean).join(" · "),
      }}
      columns={[
        {
          label: words.method,
          className: "record-method",
          text: ({ method }) => METHOD_NAMES[method][lang],
          cell: ({ method }) => METHOD_NAMES[method][lang],
        },
        {
          label: words.date,
          className: "figure",
          sort: ["date", "moments"],
          text: ({ givenOn }) => staffDay(givenOn, lang),
          cell: ({ givenOn }) => <time dateTime={givenOn}>{staffDay(givenOn, lang)}</time>,
        },
        {
          label: words.amount,
          className: "figure figure-sum",
          sort: ["amount", "amounts"],
          text: ({ amountCents }) => hkdAndCents(amountCents),
          cell: ({ amountCents }) => <b>{hkdAndCents(amountCents)}</b>,
        },
      ]}
      fetchPage={async (page) => (await api.waiting({ q, sort: waitingSort(sort), page })).gifts}
      found={fill(words.waitingText, { count: waiting.total, amount: hkdAndCents(waiting.sumCents) })}
      empty={<p>{words.waitingNone}</p>}
      actions={possible ? { label: words.issue, of: () => <IssueLook /> } : undefined}
      notices={part}
      below={possible && <OtherDonation />}
    />
  );
}

interface IssuedProps {
  loaded: LoaderData;
  receipts: LoaderData["list"]["issued"]["receipts"];
}

/** Receipts as they were issued. The row gives its receipt as a PDF. */
function Issued({ loaded, receipts }: IssuedProps) {
  const words = useWords(receiptsWords);
  const { more } = useWords(contentWords);
  const lang = useLang();
  const { query, list } = loaded;
  const { part, ...shared } = useShared(loaded);
  const { revalidate } = useRevalidator();
  const actions = useReceiptActions(revalidate, list.issued.mailReady);
  const sending = receipts.filter(({ mail }) => mail === "queued" || mail === "sending").length;
  useWhileSending(list.issued.mailReady ? sending : 0, revalidate);
  const isSortable = query.show === "issued";
  const { show: _, ...filters } = query;
  return (
    <RecordList
      {...shared}
      loaded={loaded}
      rows={receipts}
      idOf={({ _id }) => _id}
      nameOf={({ serial }) => serial}
      first={{
        label: words.receipt,
        className: "figure-number",
        sort: ["number", "amounts"],
        name: ({ serial, ...receipt }) => (
          <button
            type="button"
            className="entry-table-link"
            onClick={() => actions.download({ serial, ...receipt })}
          >
            <HiddenLabel label={words.download} />
            {serial}
          </button>
        ),
      }}
      columns={[
        {
          label: words.donor,
          className: "entry-table-title",
          sort: ["name", "words"],
          cell: (receipt) => (
            <div>
              <b>
                <Name text={receipt.name} />
              </b>
              <ReceiptFacts receipt={receipt} />
            </div>
          ),
        },
        { label: words.state, cell: (receipt) => <Chips receipt={receipt} /> },
        {
          label: words.date,
          className: "figure",
          sort: ["date", "moments"],
          cell: ({ givenOn }) => <time dateTime={givenOn}>{staffDay(givenOn, lang)}</time>,
        },
        {
          label: words.amount,
          className: "figure figure-sum",
          sort: ["amount", "amounts"],
          cell: ({ amountCents }) => <b>{hkdAndCents(amountCents)}</b>,
        },
      ]}
      {...(isSortable && {
        ownSort: "-number",
        found: fill(words.issuedText, {
          count: list.issued.total,
          amount: hkdAndCents(list.issued.sumCents),
        }),
        filters: [
          {
            name: "year" as const,
            label: words.year,
            options: [
              ["", words.allYears],
              ...list.issued.years.map((year) => [year, String(year)] as const),
            ] as const,
          },
        ],
        exportCsv: () => api.export(filters),
        fetchPage: async (page: number) => (await api.list({ ...filters, page })).receipts,
      })}
      empty={<NoReceipts />}
      actions={{ label: more, of: (receipt) => <RowActions receipt={receipt} actions={actions} /> }}
      selection={[
        {
          label: words.send,
          icon: Mail,
          fits: (receipt) => isSendable(receipt) && receipt.mail !== "sent",
          act: actions.sendOne,
          done: list.issued.mailReady ? words.severalSent : words.severalWait,
        },
      ]}
      notices={
        <>
          {part}
          {query.show === "outdated" && (
            <p className="field-hint">{fill(words.outdatedText, { count: list.outdated.total })}</p>
          )}
          <ProblemSummary problem={actions.problem} labelOf={() => words.receipt} />
        </>
      }
    />
  );
}

/** Which receipts alone are shown, and the link to all. */
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
