import { staffTime } from "../../core/locale/dates";
import { fill } from "../../core/locale/fill";
import { fullName } from "../../core/locale/full-name";
import type { Mail } from "../../core/mail/enqueue.server";
import { letter } from "../../core/mail/letter.server";
import { isMailAddress } from "../../core/mail/mail-address";
import { hkd, TAX_DEDUCTIBLE_FROM } from "../../core/money";
import type { SiteDetails } from "../../site/site-details";
import type { Donation, DonationState } from "./donation";
import { letterWords } from "./letter-words";
import type { Settled } from "./settle.server";

/** What became of a donation, for the subject of the mail to staff. */
const NEWS: Record<DonationState, string> = {
  ordered: "was ordered",
  pending: "is held by PayPal",
  completed: "has arrived",
  declined: "was declined",
  refunded: "was refunded",
  partlyRefunded: "was refunded in part",
  reversed: "was taken back by the payer’s bank",
  mismatched: "differs from what was ordered: please look",
};

/** The kind of the mails about a donation that go to the charity. */
export const NEWS_OF_DONATION = "donation";

/** Tells staff what became of a donation. An answer goes to the donor. */
export function staffNotice(change: Settled, publicUrl: string): Mail {
  const { _id, amountCents, email, state } = change.donation;
  const title = `Donation of ${hkd(amountCents)} by PayPal ${NEWS[state]}`;
  return {
    kind: NEWS_OF_DONATION,
    ref: _id,
    lang: "eng",
    to: null,
    ...(isMailAddress(email) && { replyTo: { name: fullName(change.donation), address: email } }),
    subject: title,
    ...letter("eng", title, [
      { facts: factsOf(change) },
      { link: `${publicUrl}/cms/donations?q=${_id}`, label: "Open in the staff area" },
    ]),
  };
}

function factsOf({ donation, before }: Settled): [name: string, value: string][] {
  const { amountCents, refundedCents, settledAt, createdAt, state } = donation;
  return [
    ["First name", donation.firstName],
    ["Last name", donation.lastName],
    ["E-mail", donation.email],
    ["Time", `${staffTime(settledAt ?? createdAt, "eng")} (Hong Kong)`],
    ["Amount", hkd(amountCents)],
    ["Paid back", refundedCents > 0 ? hkd(refundedCents) : ""],
    ["Left", state === "partlyRefunded" ? hkd(amountCents - refundedCents) : ""],
    ["Taken by PayPal", donation.paypalAmount ?? ""],
    ["Held because", state === "pending" ? donation.holdReason : ""],
    ["Receipt", donation.receipt ? "yes" : "no"],
    ["State before", before],
    ["PayPal transaction", donation.paypalCaptureId ?? ""],
    ["Reference", donation._id],
  ];
}

/** The kind of the one mail about a donation that goes to the donor. */
export const THANKS = "donationThanks";

/** Thanks the donor, in the language of the page on which they gave. */
export function thanks(donation: Donation, details: SiteDetails): Mail {
  const { _id, amountCents, lang, receipt } = donation;
  const words = letterWords[lang];
  const name = details.name[lang];
  const taxed = details.registrationReference !== "" && amountCents >= TAX_DEDUCTIBLE_FROM * 100;
  const title = fill(words.title, { name });
  return {
    kind: THANKS,
    ref: _id,
    lang,
    to: donation.email,
    subject: title,
    ...letter(lang, title, [
      { paragraph: fill(words.greeting, { name: fullName(donation) }) },
      { paragraph: fill(words.arrived, { amount: hkd(amountCents) }) },
      ...(receipt ? [{ paragraph: taxed ? words.receiptComes : words.receiptAsked }] : []),
      { facts: [[words.reference, _id] as const] },
      { paragraph: fill(words.questions, { email: details.email, phone: details.phone }) },
    ]),
  };
}
