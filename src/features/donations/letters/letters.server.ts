import type { SiteDetails } from "../../../charity/site-details";
import type { Config } from "../../../core/config.server";
import type { Database } from "../../../core/db/database.server";
import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { fullName } from "../../../core/locale/full-name";
import type { Lang } from "../../../core/locale/lang";
import type { Mail } from "../../../core/mail/enqueue.server";
import { letter } from "../../../core/mail/letter.server";
import { isMailAddress } from "../../../core/mail/mail-address";
import { hkd, TAX_DEDUCTIBLE_FROM } from "../../../core/money";
import type { Donation } from "../donation";
import type { Settled } from "../settle/settle.server";
import { type DonationState, KEPT, STATES } from "../states";
import { donationStore } from "../store.server";
import { letterWords } from "./letter-words";
import { staffLetterWords } from "./staff-letter-words";

/** What staff hear of: a state that a donation has come to, or how an order ended of which PayPal took nothing. */
export type StaffNews = DonationState | "voided" | "expired" | "unsettled";

/** A change of a donation that staff are told of. */
type Notice = Pick<Settled, "donation" | "before"> & {
  /** What of it, unless it is the state. */
  news?: StaffNews | undefined;
  /** PayPal's own word for it. */
  word?: string | undefined;
};

/** The kind of the mails about a donation that go to the charity. */
export const NEWS_OF_DONATION = "donation";

/** What a mail to staff depends on: where the site is, and the language of such mails. */
export type ToStaff = Pick<Config, "publicUrl" | "mailLang">;

/** Tells staff what became of a donation. An answer goes to the donor. */
export function staffNotice(change: Notice, { publicUrl, mailLang }: ToStaff): Mail {
  const { _id, amountCents, email, state } = change.donation;
  const words = staffLetterWords[mailLang];
  const title = fill(words[change.news ?? state], { amount: hkd(amountCents) });
  return {
    kind: NEWS_OF_DONATION,
    ref: _id,
    lang: mailLang,
    to: null,
    ...(isMailAddress(email) && { replyTo: { name: fullName(change.donation), address: email } }),
    subject: title,
    ...letter(mailLang, title, [
      { facts: factsOf(change, mailLang) },
      { link: `${publicUrl}/cms/donations?q=${_id}`, label: words.openLink },
    ]),
  };
}

function factsOf({ donation, before, word }: Notice, lang: Lang): [name: string, value: string][] {
  const { amountCents, refundedCents, settledAt, createdAt, state } = donation;
  const words = staffLetterWords[lang];
  const { money, paidBack } = STATES[state];
  return [
    [words.firstName, donation.firstName],
    [words.lastName, donation.lastName],
    [words.email, donation.email],
    [words.time, fill(words.hongKong, { time: staffTime(settledAt ?? createdAt, lang) })],
    [words.amount, hkd(amountCents)],
    [words.paidBack, refundedCents > 0 ? hkd(refundedCents) : ""],
    [words.balance, paidBack === "part" ? hkd(amountCents - refundedCents) : ""],
    [words.taken, donation.paypalAmount ?? ""],
    [words.heldBecause, money === "held" ? donation.holdReason : ""],
    [words.receipt, donation.receipt ? words.yes : words.no],
    [words.before, before],
    [words.payPalSaid, word ?? ""],
    [words.transaction, donation.paypalCaptureId ?? ""],
    [words.reference, donation.reference],
  ];
}

/** The kinds of mail about a donation that go to the donor: thanks, and what became of a payment otherwise. */
const THANKS = "donationThanks";
export const DONOR_NEWS = "donationNews";
export const TO_DONOR: readonly string[] = [THANKS, DONOR_NEWS];

/** Thanks the donor, in the language of the page on which they gave. */
export function thanks(donation: Donation, details: SiteDetails): Mail {
  const { amountCents, lang, receipt } = donation;
  const words = letterWords[lang];
  const name = details.name[lang];
  const taxed = details.registrationReference !== "" && amountCents >= TAX_DEDUCTIBLE_FROM * 100;
  const title = fill(words.title, { name });
  return {
    kind: THANKS,
    ...addressed(donation, details),
    subject: title,
    ...letter(lang, title, [
      ...greetingOf(donation),
      { paragraph: fill(words.arrived, { amount: hkd(amountCents) }) },
      ...(receipt ? [{ paragraph: taxed ? words.receiptComes : words.receiptAsked }] : []),
      { facts: [[words.reference, donation.reference] as const] },
      { paragraph: fill(words.questions, { email: details.email, phone: details.phone }) },
    ]),
  };
}

/** A letter to the donor, whose answer goes to the charity. */
function addressed({ _id, lang, email }: Donation, details: SiteDetails) {
  const replyTo = { name: details.name[lang], address: details.email };
  return { ref: _id, lang, to: email, ...(isMailAddress(details.email) && { replyTo }) };
}

/** Nothing where PayPal names nobody. */
function greetingOf(donation: Donation): { paragraph: string }[] {
  const name = fullName(donation);
  return name === "" ? [] : [{ paragraph: fill(letterWords[donation.lang].greeting, { name }) }];
}

/** How a payment ended otherwise than in thanks; `unsettled`: PayPal has not said it for a week. */
export type DonorNews = "declined" | "mismatched" | "returned" | "unsettled";

/** Tells the donor what became of a payment that they may wait to hear of, in the language of the page. */
export function donorNews(
  donation: Donation,
  news: DonorNews,
  details: SiteDetails,
  publicUrl: string,
): Mail {
  const { amountCents, lang, paypalAmount } = donation;
  const words = letterWords[lang];
  const [title, text] = words[news];
  const name = details.name[lang];
  const said = { name, amount: hkd(amountCents), taken: paypalAmount ?? "" };
  const again = { link: `${publicUrl}/${lang}/donate`, label: words.giveAgain };
  return {
    kind: DONOR_NEWS,
    ...addressed(donation, details),
    subject: fill(title, said),
    ...letter(lang, fill(title, said), [
      ...greetingOf(donation),
      { paragraph: fill(text, said) },
      ...(news === "declined" ? [again] : []),
      { facts: [[words.reference, donation.reference] as const] },
      { paragraph: fill(words.questions, { email: details.email, phone: details.phone }) },
    ]),
  };
}

/** Whether a letter that a payment came to nothing may still leave: the donor may have paid since, and was thanked. */
export async function isStillNews(db: Database, donationId: string): Promise<boolean> {
  const donation = await donationStore(db).find(donationId);
  return donation !== undefined && !KEPT.includes(donation.state);
}
