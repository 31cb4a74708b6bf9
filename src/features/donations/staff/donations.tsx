import { ChartColumn, Check, Mail, Plus } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import { contentWords } from "../../../content/staff/words";
import { createClient, useChanges } from "../../../platform/http/client";
import { monthName, staffDay } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { hkdAndCents } from "../../../platform/money/money";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load } from "../../../ui/frame/screen";
import { ActionLabel } from "../../../ui/list/action-label";
import { useDeletion } from "../../../ui/list/delete-button";
import { EmptyList, loadRecords, RecordList } from "../../../ui/list/record-list";
import { alertTexts } from "../alerts/alert-texts";
import { alertsContract, type DonationAlert } from "../alerts/contract";
import { alertWords } from "../alerts/words";
import { DONATION_METHODS, DONATION_STATES, METHOD_NAMES, STATES } from "../donation";
import { donationList, type LedgerEntry, ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";
import type { Route } from "./+types/donations";
import { Chips, DonationFacts, Donor, Menu, Sum, useEntryName } from "./donation-row";
import { MethodsNote, methodsLeftOut } from "./methods-note";

const api = createClient(ledgerContract);
const alertsApi = createClient(alertsContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(async () => {
    const found = await loadRecords(donationList, request, (asked) => api.list(asked));
    const leftOut = await methodsLeftOut(found.list.paypal);
    return { ...found, leftOut, ...(await alertsApi.attention({})) };
  });

export const HydrateFallback = Loading;

/** Every donation once, newest first: filter, add, edit, delete what was entered by hand, export. */
export default function Donations({ loaderData }: Route.ComponentProps) {
  const { query, list, alerts, leftOut } = loaderData;
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const { more } = useWords(contentWords);
  const lang = useLang();
  const nameOf = useEntryName();
  const { revalidate } = useRevalidator();
  const { problem, remove } = useDeletion<LedgerEntry>({
    nameOf,
    remove: ({ _id }) => changes.remove({ donation_id: _id }),
    restore: ({ _id }) => changes.restore({ donation_id: _id }),
    refresh: revalidate,
  });
  const resending = useResend(revalidate, list.mailReady);
  return (
    <RecordList
      title={words.title}
      list={donationList}
      loaded={loaderData}
      rows={list.donations}
      idOf={({ _id }) => _id}
      nameOf={nameOf}
      first={{
        label: words.donor,
        sort: ["name", "words"],
        to: ({ _id }) => `/cms/donation?donation_id=${_id}`,
        name: (donation) => <Donor donation={donation} />,
        about: (donation) => <DonationFacts donation={donation} refresh={revalidate} />,
      }}
      columns={[
        { label: words.state, sort: ["state", "states"], cell: (donation) => <Chips donation={donation} /> },
        { label: words.method, className: "record-method", cell: ({ method }) => METHOD_NAMES[method][lang] },
        {
          label: words.givenOn,
          className: "figure",
          sort: ["date", "moments"],
          cell: ({ givenOn }) => <time dateTime={givenOn}>{staffDay(givenOn, lang)}</time>,
        },
        {
          label: words.sum,
          className: "figure figure-sum",
          sort: ["amount", "amounts"],
          cell: (donation) => <Sum donation={donation} />,
        },
      ]}
      ownSort="-date"
      search={words.searchHint}
      filters={useFilters(list.years)}
      found={fill(words.foundSum, { count: list.total, amount: hkdAndCents(list.sumCents) })}
      empty={<EmptyList text={words.noneYet} />}
      actions={{
        label: more,
        of: (donation) => <Menu donation={donation} onDelete={remove} onResend={resending.resend} />,
      }}
      selection={[
        {
          label: words.resend,
          icon: Mail,
          fits: ({ unsentMail }) => unsentMail.length > 0,
          question: { one: words.resendOne, many: words.resendMany, text: words.resendText },
          act: resending.send,
          done: list.mailReady ? words.severalQueued : words.severalWait,
        },
      ]}
      exportCsv={() => api.export(query)}
      fetchPage={async (page) => (await api.list({ ...query, page })).donations}
      beside={<RelatedLinks year={query.year} />}
      notices={
        <>
          <Alerts alerts={alerts} refresh={revalidate} />
          <ProblemSummary problem={problem ?? resending.problem} labelOf={() => words.title} />
        </>
      }
      below={<MethodsNote leftOut={leftOut} />}
    />
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function useFilters(years: readonly number[]) {
  const words = useWords(ledgerWords);
  const lang = useLang();
  return [
    {
      name: "year",
      label: words.year,
      options: [["", words.anyYear], ...years.map((year) => [year, String(year)] as const)],
    },
    {
      name: "month",
      label: words.month,
      options: [["", words.anyMonth], ...MONTHS.map((month) => [month, monthName(month, lang)] as const)],
    },
    {
      name: "method",
      label: words.method,
      options: [
        ["", words.anyMethod],
        ...DONATION_METHODS.map((method) => [method, METHOD_NAMES[method][lang]] as const),
      ],
    },
    {
      name: "state",
      label: words.state,
      options: [
        ["settled", words.settled],
        ...DONATION_STATES.map((state) => [state, STATES[state].name[lang]] as const),
        ["mailFailed", words.mailFailed],
        ["all", words.everything],
      ],
    },
  ] as const;
}

/** Links to the totals of the year that is chosen, and to one donation more. */
function RelatedLinks({ year }: { year: number | undefined }) {
  const words = useWords(ledgerWords);
  return (
    <>
      <Link
        to={`/cms/donationtotals${year === undefined ? "" : `?year=${year}`}`}
        className="button button-quiet"
      >
        <ChartColumn aria-hidden="true" size={18} />
        {words.totals}
      </Link>
      <Link to="/cms/adddonation" className="button button-main">
        <Plus aria-hidden="true" size={18} />
        {words.add}
      </Link>
    </>
  );
}

/** Sends the unsent e-mails about a donation again; `mailReady` says whether e-mail is set up. */
function useResend(refresh: () => Promise<void>, mailReady: boolean) {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const banner = useBanner();
  const { save, problem } = useSave();
  const send = ({ _id }: LedgerEntry) => changes.resend({ donation_id: _id });
  const resend = (donation: LedgerEntry) =>
    save(async () => {
      await send(donation);
      banner({ text: mailReady ? words.queuedAgain : words.queuedWaits });
      await refresh();
    });
  return { problem, resend, send };
}

interface AlertsProps {
  alerts: readonly DonationAlert[];
  /** Reloads what is shown. */
  refresh: () => Promise<void>;
}

/** The open PayPal alerts above the list; nothing when there are none. */
function Alerts({ alerts, refresh }: AlertsProps) {
  const changes = useChanges(alertsContract);
  const words = useWords(alertWords);
  const banner = useBanner();
  const { save, problem } = useSave();
  const close = ({ _id }: DonationAlert) =>
    save(async () => {
      await changes.closeAlert({ alert_id: _id });
      banner({ text: words.closed });
      await refresh();
    }, _id);
  return (
    <>
      <ProblemSummary problem={problem} labelOf={() => words.title} />
      {alerts.length > 0 && (
        <section className="needs-attention" aria-labelledby="donation-alerts">
          <h2 id="donation-alerts">{words.title}</h2>
          <ul className="row-list">
            {alerts.map((alert) => (
              <AlertRow key={alert._id} alert={alert} onClose={() => close(alert)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** One of them. That PayPal refuses the account ends by itself, once PayPal takes it again. */
function AlertRow({ alert, onClose }: { alert: DonationAlert; onClose: () => void }) {
  const words = useWords(alertWords);
  const { text, advice } = alertTexts(alert, useLang());
  return (
    <li className="row" id={alert._id}>
      <div className="row-text">
        <h3 className="break-words">{text}</h3>
        <p>{advice}</p>
      </div>
      <div className="row-actions">
        {alert.donation_id && (
          <Link
            className="button button-quiet"
            to={`/cms/${alert.kind === "unlisted" ? "refund" : "edit"}donation?donation_id=${alert.donation_id}`}
          >
            <ActionLabel label={words.open} name={text} />
          </Link>
        )}
        {alert.kind !== "refused" && (
          <button type="button" className="button button-quiet" onClick={onClose}>
            <Check aria-hidden="true" size={18} />
            <ActionLabel label={alert.kind === "dispute" ? words.disputeOver : words.close} name={text} />
          </button>
        )}
      </div>
    </li>
  );
}
