import { FileText, Pencil, PenLine, Receipt } from "lucide-react";
import type { ReactNode } from "react";
import { Link, redirect, useLocation } from "react-router";
import { mayRead } from "../../../platform/auth/roles";
import { createClient } from "../../../platform/http/client";
import type { OutputOf } from "../../../platform/http/contract";
import { fullName, plainDay, staffDay, staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { hkdAndCents } from "../../../platform/money/money";
import { mailHref } from "../../../site/addresses/contact-links";
import { NoticeVersionLink, noticeVersionWords } from "../../../site/notice/staff/notice-version-link";
import { backLinkState } from "../../../ui/frame/back-link";
import { Loading, load, ScreenTitle, usePermissions } from "../../../ui/frame/screen";
import { useWayBack } from "../../../ui/list/load-list";
import { PrintButton } from "../../../ui/list/print-button";
import { RecordTable } from "../../../ui/list/record-table";
import { KEPT, METHOD_NAMES, netCentsOf } from "../donation";
import { ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";
import type { Route } from "./+types/view";
import { Chips, Sum } from "./donation-row";
import { registrationReference } from "./methods-note";

const api = createClient(ledgerContract);

type Found = OutputOf<(typeof ledgerContract)["one"]>;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const donation_id = new URL(request.url).searchParams.get("donation_id");
  if (!donation_id) throw redirect("/cms/donations");
  return load(async () => {
    const [found, reference] = await Promise.all([api.one({ donation_id }), registrationReference()]);
    return { ...found, isRegistered: reference !== "" };
  });
};

export const HydrateFallback = Loading;

/** One donation with all that is known of it, its receipt, and what its donor gave in the same tax year. */
export default function ViewDonation({ loaderData }: Route.ComponentProps) {
  const { donation, isRegistered, taxYear } = loaderData;
  const words = useWords(ledgerWords);
  const wayBack = useWayBack("/cms/donations");
  const isReceiptable = KEPT.includes(donation.state);
  return (
    <>
      <div className="screen-head">
        <div>
          <ScreenTitle
            title={fill(words.oneOf, { reference: donation.reference })}
            list={{ to: wayBack, label: words.title }}
          />
        </div>
        <RelatedLinks found={loaderData} isReceiptable={isReceiptable} />
      </div>
      {isReceiptable && !isRegistered && <NotRegistered donation={donation} />}
      <Facts found={loaderData} />
      <GiftsOfYear taxYear={taxYear} current={donation._id} />
    </>
  );
}

/** What can be done with it. */
function RelatedLinks({
  found: { donation, taxYear, receiptNumber },
  isReceiptable,
}: {
  found: Found;
  isReceiptable: boolean;
}) {
  const staff = useStaffWords();
  const words = useWords(ledgerWords);
  const { state } = useLocation();
  const { mayChange } = usePermissions();
  const { _id, email } = donation;
  const donor = fullName(donation) || email;
  const isReceiptDue = isReceiptable && mayChange && donation.receipt && !receiptNumber;
  return (
    <div className="row-actions">
      <PrintButton label={words.print} />
      {email && (
        <a className="button button-quiet" href={mailHref(email)}>
          <PenLine aria-hidden="true" size={18} />
          {words.writeTo}
        </a>
      )}
      {donor && (
        <Link
          className="button button-quiet"
          to={`/cms/statements?${new URLSearchParams({ year: String(taxYear.year), q: donor })}`}
        >
          <FileText aria-hidden="true" size={18} />
          {words.statement}
        </Link>
      )}
      {isReceiptable && (
        <Link
          className={`button ${isReceiptDue ? "button-main" : "button-quiet"}`}
          to={`/cms/issuereceipt?donation_id=${_id}`}
        >
          <Receipt aria-hidden="true" size={18} />
          {words.receiptLink}
        </Link>
      )}
      {mayChange && (
        <Link
          className={`button ${isReceiptDue ? "button-quiet" : "button-main"}`}
          to={`/cms/editdonation?donation_id=${_id}`}
          state={state}
        >
          <Pencil aria-hidden="true" size={18} />
          {staff.edit}
        </Link>
      )}
    </div>
  );
}

/** Shown before a receipt is tried, with a link that fixes it for users who may. */
function NotRegistered({ donation: { _id, reference } }: Pick<Found, "donation">) {
  const words = useWords(ledgerWords);
  const maySee = mayRead(usePermissions().role, "site");
  return (
    <p className="screen-only mb-4">
      {words.notRegistered}{" "}
      {maySee && (
        <Link
          to="/cms/site?field=registrationReference"
          state={backLinkState({
            to: `/cms/donation?donation_id=${_id}`,
            label: fill(words.oneOf, { reference }),
          })}
          className="inline-flex min-h-12 items-center"
        >
          {words.siteDetails}
        </Link>
      )}
    </p>
  );
}

function Facts({ found: { donation, receiptNumber } }: { found: Found }) {
  const staff = useStaffWords();
  const words = useWords(ledgerWords);
  const notice = useWords(noticeVersionWords);
  const lang = useLang();
  const { method, givenOn, createdAt, email, note, refundedCents, paypalOrderId, paypalCaptureId } = donation;
  const { feeCents } = donation;
  const netCents = netCentsOf(donation);
  const facts: (readonly [label: string, value: ReactNode])[] = [
    [words.donor, <Name key="name" text={fullName(donation) || words.nameless} />],
    [words.sum, <Sum key="sum" donation={donation} />],
    [words.paidBackLabel, refundedCents > 0 && hkdAndCents(refundedCents)],
    [words.fee, feeCents !== null && hkdAndCents(feeCents)],
    [words.net, feeCents !== null && netCents !== null && hkdAndCents(netCents)],
    [words.state, <Chips key="state" donation={donation} />],
    [
      words.givenOn,
      <time key="givenOn" dateTime={givenOn}>
        {plainDay(givenOn, lang)}
      </time>,
    ],
    [words.method, METHOD_NAMES[method][lang]],
    [words.email, email],
    [words.language, staff[donation.lang]],
    [
      words.receiptLink,
      receiptNumber ? (
        <Link key="receipt" to={`/cms/receipts?show=issued&q=${receiptNumber}`}>
          {receiptNumber}
        </Link>
      ) : donation.receipt ? (
        words.wanted
      ) : (
        words.noReceipt
      ),
    ],
    [
      words.note,
      note && (
        <span key="note" className="whitespace-pre-line">
          <Name text={note} />
        </span>
      ),
    ],
    ["PayPal", paypalCaptureId ?? paypalOrderId],
    [
      words.entered,
      <time key="entered" dateTime={createdAt}>
        {staffTime(createdAt, lang)}
      </time>,
    ],
    [notice.label, method === "paypal" && <NoticeVersionLink key="notice" notice={donation.notice} />],
  ];
  return (
    <dl className="donation-facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function GiftsOfYear({ taxYear, current }: { taxYear: Found["taxYear"]; current: string }) {
  const words = useWords(ledgerWords);
  const lang = useLang();
  const { year, gifts, sumCents } = taxYear;
  const title = fill(words.yearTitle, { from: year, to: String(year + 1).slice(2) });
  if (gifts.length === 0) return null;
  return (
    <section className="staff-section" aria-labelledby="tax-year">
      <h2 id="tax-year">{title}</h2>
      <p>
        <b>{fill(words.yearSum, { amount: hkdAndCents(sumCents) })}</b>
      </p>
      <p className="field-hint">{words.yearNote}</p>
      <div>
        <RecordTable
          label={title}
          rows={gifts}
          idOf={({ _id }) => _id}
          nameOf={({ givenOn }) => givenOn}
          currentId={current}
          first={{
            label: words.givenOn,
            to: ({ _id }) => `/cms/donation?donation_id=${_id}`,
            name: ({ givenOn }) => <time dateTime={givenOn}>{staffDay(givenOn, lang)}</time>,
            about: ({ reference }) => <div className="field-hint">{fill(words.ref, { reference })}</div>,
          }}
          columns={[
            {
              label: words.method,
              className: "record-method",
              cell: ({ method }) => METHOD_NAMES[method][lang],
            },
            {
              label: words.sum,
              className: "figure figure-sum",
              cell: ({ amountCents }) => <b>{hkdAndCents(amountCents)}</b>,
            },
          ]}
        />
      </div>
    </section>
  );
}
