import { csvOfParts } from "../../../core/csv/csv";
import { hongKongDay } from "../../../core/locale/dates";
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
];

/** The donations as a file for a spreadsheet, in the order given. */
export async function donationTable(
  parts: AsyncIterable<readonly Donation[]>,
  now: Date,
): Promise<{ filename: string; csv: string }> {
  const filename = `donations-${hongKongDay(now)}.csv`;
  return { filename, csv: await csvOfParts(HEADINGS, rowsOf(parts)) };
}

async function* rowsOf(parts: AsyncIterable<readonly Donation[]>): AsyncGenerator<string[][]> {
  for await (const donations of parts) yield donations.map(rowOf);
}

function rowOf(donation: Donation): string[] {
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
  ];
}
