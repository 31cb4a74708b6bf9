import { randomInt } from "node:crypto";
import type { Generated, Selectable } from "kysely";
import type { Lang } from "../../core/locale/lang";
import { searchText } from "../../core/locale/search-text";
import type { Donation, DonationMethod, NewDonation } from "./donation";
import type { DonationState } from "./states";

interface DonationRow {
  id: string;
  /** Null only in rows that another hand than this program's wrote. */
  reference: string | null;
  method: DonationMethod;
  state: DonationState;
  amount_cents: number;
  refunded_cents: number;
  receipt: number;
  lang: Lang;
  first_name: string;
  last_name: string;
  email: string;
  note: string;
  given_on: string;
  created_at: string;
  settled_at: string | null;
  returned_at: string | null;
  paypal_order_id: string | null;
  paypal_capture_id: string | null;
  paypal_amount: string | null;
  hold_reason: string;
  deleted_at: string | null;
  /** Before when PayPal is not asked again about an open order. */
  ask_at: Generated<string | null>;
  /** Captures that PayPal refused for good. */
  refusals: Generated<number>;
  /** Since when the donor is owed word of what became of an order. */
  promised_at: Generated<string | null>;
  /** 1 while there is a valid receipt for it; the database keeps it in step. */
  receipted: Generated<number>;
  version: number;
}

export type DonationTables = {
  donation: DonationRow;
  /** What of a donation staff look through. Its runs of characters are indexed beside it. */
  donation_words: { key: Generated<number>; donation_id: string; words: string };
  /** Webhooks that were counted, by PayPal's id of the event. */
  paypal_event: { id: string; type: string; paypal_order_id: string | null; received_at: string };
};

/** A row as the program speaks of it. */
export function donationOf(row: Selectable<DonationRow>): Donation {
  return {
    _id: row.id,
    reference: row.reference ?? row.id,
    method: row.method,
    state: row.state,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    receipt: row.receipt === 1,
    lang: row.lang,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    note: row.note,
    givenOn: row.given_on,
    createdAt: row.created_at,
    settledAt: row.settled_at,
    returnedAt: row.returned_at,
    paypalOrderId: row.paypal_order_id,
    paypalCaptureId: row.paypal_capture_id,
    paypalAmount: row.paypal_amount,
    holdReason: row.hold_reason,
    deletedAt: row.deleted_at,
    version: row.version,
  };
}

/** What of a donation is looked through: the names in both orders, as Chinese has them, address, note, references. */
export function wordsOf(donation: Omit<Donation, "version">): string {
  const { _id, firstName, lastName, email, note, paypalOrderId, paypalCaptureId } = donation;
  const references = [_id, paypalOrderId ?? "", paypalCaptureId ?? ""];
  return searchText([`${firstName} ${lastName}`, `${lastName}${firstName}`, email, note, ...references]);
}

/** Everything of a row but its id, reference and version. */
export function columnsOf(donation: NewDonation) {
  return {
    method: donation.method,
    state: donation.state,
    amount_cents: donation.amountCents,
    refunded_cents: donation.refundedCents,
    receipt: donation.receipt ? 1 : 0,
    lang: donation.lang,
    first_name: donation.firstName,
    last_name: donation.lastName,
    email: donation.email,
    note: donation.note,
    given_on: donation.givenOn,
    created_at: donation.createdAt,
    settled_at: donation.settledAt,
    returned_at: donation.returnedAt,
    paypal_order_id: donation.paypalOrderId,
    paypal_capture_id: donation.paypalCaptureId,
    paypal_amount: donation.paypalAmount,
    hold_reason: donation.holdReason,
    deleted_at: donation.deletedAt,
  };
}

const grouped = (digits: string) => `${digits.slice(0, 4)} ${digits.slice(4)}`;

/** A number for a donation that can be said on the telephone, as `4821 7305`. Another donation may have it. */
export const newReference = (): string => grouped(String(randomInt(10_000_000, 100_000_000)));

/** The reference that somebody wrote, with or without a space or hyphen; undefined when it is none. */
export function referenceIn(words: string): string | undefined {
  const digits = words.normalize("NFKC").replaceAll(/[\s-]/g, "");
  return /^[1-9]\d{7}$/.test(digits) ? grouped(digits) : undefined;
}
