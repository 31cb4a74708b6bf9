import { csvOfParts } from "../../../core/csv/csv";
import { hongKongDay } from "../../../core/locale/dates";
import type { NoticeVersion } from "../../../core/site/notice/notice-version";
import { NOTICE_HEADINGS, noticeCells } from "../../../core/site/notice/notice-version";
import { decimalOf } from "../amount";
import type { Donation } from "../donation";
import { STATES } from "../states";

const HEADINGS = [
  "Date (Hong Kong)",
  "Method",
  "State",
  "Amount (HKD)",
  "Paid back (HKD)",
  "First name",
  "Last name",
  "E-mail",
  "Receipt wanted",
  "Language",
  "Note",
  "Reference",
  "PayPal order",
  "PayPal transaction",
  "Taken by PayPal",
  "Entered (UTC)",
  "Short reference",
  "Refunds by hand (HKD)",
  ...NOTICE_HEADINGS,
];

/** The versions of the privacy notice by their numbers. */
type Notices = ReadonlyMap<number, NoticeVersion>;

/** The donations as a file for a spreadsheet, in the order given. */
export async function donationTable(
  parts: AsyncIterable<readonly Donation[]>,
  notices: Notices,
  now: Date,
): Promise<{ filename: string; csv: string }> {
  const filename = `donations-${hongKongDay(now)}.csv`;
  return { filename, csv: await csvOfParts(HEADINGS, rowsOf(parts, notices)) };
}

async function* rowsOf(
  parts: AsyncIterable<readonly Donation[]>,
  notices: Notices,
): AsyncGenerator<string[][]> {
  for await (const donations of parts) yield donations.map((donation) => rowOf(donation, notices));
}

function rowOf(donation: Donation, notices: Notices): string[] {
  return [
    donation.givenOn,
    donation.method,
    STATES[donation.state].exported,
    decimalOf(donation.amountCents),
    decimalOf(donation.refundedCents),
    donation.firstName,
    donation.lastName,
    donation.email,
    donation.receipt ? "yes" : "no",
    donation.lang,
    donation.note,
    donation._id,
    donation.paypalOrderId ?? "",
    donation.paypalCaptureId ?? "",
    donation.paypalAmount ?? "",
    donation.createdAt,
    donation.reference,
    donation.refunds.map(({ refundedOn, cents }) => `${refundedOn} ${decimalOf(cents)}`).join("; "),
    ...noticeCells(notices.get(donation.notice ?? 0) ?? null),
  ];
}
