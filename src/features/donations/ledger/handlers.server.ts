import type * as z from "zod";
import { settingsOf } from "../../../platform/config/config.server";
import { csvOfRecords } from "../../../platform/csv/csv";
import type { Database } from "../../../platform/db/database.server";
import type { Call, Handlers } from "../../../platform/feature.server";
import { InvalidInput } from "../../../platform/http/input.server";
import { Problem } from "../../../platform/http/problem";
import type { Action } from "../../../platform/journal/actions";
import { plainDay } from "../../../platform/locale/format";
import { fill, type Lang } from "../../../platform/locale/lang";
import { problemMessage } from "../../../platform/locale/words/problems";
import { isMailAddress } from "../../../platform/mail/mail-address";
import { mailStatus } from "../../../platform/mail/mail-status.server";
import { hkd } from "../../../platform/money/money";
import { noticesKnown } from "../../../site/notice/notice-in-force.server";
import { alertStore, dealtWith } from "../alerts/alerts.server";
import type { DonationAlert } from "../alerts/contract";
import {
  ARRIVED,
  type Donation,
  KEPT,
  type NewDonation,
  type Refund,
  STATES,
  stateOf,
  tookOf,
  UNTOUCHED,
} from "../donation";
import { TO_DONOR, writeToDonor } from "../emails/donor-emails.server";
import { payPalSettings } from "../paypal/account.server";
import { type DonationsProblem, donationsProblems } from "../problems.server";
import { donationOf, donationStore } from "../store.server";
import type { DonationEdit, DonationInput, LedgerEntry, ledgerContract } from "./contract";
import { columnsIn } from "./csv.server";
import { donorYear, ledgerStore, listedDonations, receiptNumbers, yearTotals } from "./store.server";

/** The acts of staff in the ledger. */
export const ledgerHandlers: Handlers<typeof ledgerContract> = {
  list: async (asked, { db, deps, lang }) => {
    const paypal = settingsOf(deps.config, payPalSettings);
    const { rows, total, pages, sumOf } = await listedDonations.page({ db, lang }, asked);
    return {
      donations: await entriesOf(db, rows.map(donationOf)),
      total,
      sumCents: sumOf("cents"),
      pages,
      years: await ledgerStore(db).years(),
      paypal: paypal !== undefined,
      webhook: paypal?.webhookId !== undefined,
      mailReady: deps.mail.inbox !== undefined,
    };
  },

  one: async ({ donation_id }, { db }) => {
    const donation = await found(db, donation_id);
    const [entry] = await entriesOf(db, [donation]);
    if (!entry) throw new Problem(404, donationsProblems.unknownDonation);
    return {
      donation: entry,
      receiptNumber: (await receiptNumbers(db, [donation_id])).get(donation_id) ?? null,
      taxYear: await donorYear(db, donation),
    };
  },

  export: async (asked, { db, lang }) => {
    const parts = listedDonations.inParts({ db, lang }, asked, async (rows) => {
      const numbers = await receiptNumbers(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ donation: donationOf(row), receiptNumber: numbers.get(row.id) ?? "" }));
    });
    return csvOfRecords("donations", columnsIn(lang, await noticesKnown(db)), parts);
  },

  totals: async ({ year }, { db }) => ({
    ...yearTotals(await ledgerStore(db).totals(year)),
    years: await ledgerStore(db).years(),
  }),

  add: async ({ donation }, { db }) =>
    changed("add", await donationStore(db).add(enteredDonation(donation, new Date()))),

  edit: async ({ donation }, { db, lang }) => {
    const before = await found(db, donation._id);
    const edited = withState(editedDonation(before, donation), lang);
    return changed("edit", await replace(db, edited), before);
  },

  refund: async ({ donation_id, ...refund }, { db, lang }) => {
    const before = await found(db, donation_id);
    return changed("edit", await replace(db, refundedDonation(before, refund, lang)), before);
  },

  removeRefund: async ({ donation_id, ...which }, { db }) => {
    const before = await found(db, donation_id);
    return changed("edit", await replace(db, withoutRefund(before, which)), before);
  },

  accept: async ({ donation_id, amount, version }, { db, lang, deps }) => {
    const before = await found(db, donation_id);
    const accepted = await replace(db, acceptedDonation(before, { amount, version, lang, now: new Date() }));
    await thankOnce(db, accepted, deps);
    return changed("edit", accepted, before);
  },

  correct: async ({ donation_id, ...said }, { db, lang }) => {
    const before = await found(db, donation_id);
    const [entry] = await entriesOf(db, [before]);
    if (!entry?.correctable) throw new Problem(409, donationsProblems.payPalShowsIt);
    const corrected = await replace(db, correctedDonation(before, said, { lang, now: new Date() }));
    for (const { _id, kind } of await alertStore(db).about([donation_id]))
      if (kind === "unlisted") await dealtWith(db, _id);
    return changed("edit", corrected, before);
  },

  resend: async ({ donation_id }, { db }) => {
    const donation = await found(db, donation_id);
    await resendMail(db, donation);
    return changed("edit", donation);
  },

  remove: async ({ donation_id }, { db }) => {
    const donation = await found(db, donation_id);
    if (donation.method === "paypal") throw new Problem(409, donationsProblems.paypalDonationStays);
    return changed("delete", await replace(db, next(donation, new Date().toISOString())));
  },

  restore: async ({ donation_id }, { db }) => {
    const donation = await donationStore(db).find(donation_id);
    if (!donation?.deletedAt) throw new Problem(404, "nothingToRestore");
    return changed("restore", await replace(db, next(donation, null)));
  },
};

const next = (donation: Donation, deletedAt: string | null): Donation => ({
  ...donation,
  deletedAt,
  version: donation.version + 1,
});

async function found(db: Database, id: string): Promise<Donation> {
  const donation = await donationStore(db).find(id);
  if (!donation || donation.deletedAt !== null) throw new Problem(404, donationsProblems.unknownDonation);
  return donation;
}

async function replace(db: Database, donation: Donation): Promise<Donation> {
  if (!(await donationStore(db).replace(donation))) throw new Problem(409, "overtaken");
  return donation;
}

/**
 * The journal outlives what the law lets us store about donors: it has the money, before and after it was changed, and
 * nothing of who gave it.
 */
function changed(action: Action, donation: Donation, before: Donation = donation) {
  const { _id, amountCents, version } = donation;
  const [was, is] = [moneyOf(before), moneyOf(donation)];
  const money = JSON.stringify(was) === JSON.stringify(is) ? {} : { before: was, after: is };
  const answer = { message: "success" as const, donation_id: _id };
  return { entityId: _id, action, snapshot: { _id, amountCents, version, ...money }, answer };
}

const moneyOf = ({ state, method, amountCents, refundedCents, givenOn }: Donation) => ({
  state,
  method,
  amountCents,
  refundedCents,
  givenOn,
});

/** Donations as staff see them, each with its e-mails that have not left, and whether it has a receipt. */
async function entriesOf(db: Database, donations: readonly Donation[]): Promise<LedgerEntry[]> {
  const ids = donations.map(({ _id }) => _id);
  const unsent = await mailStatus(db).unsent(ids);
  const receipted = await ledgerStore(db).receipted(ids);
  const notices = await noticesKnown(db);
  const alerts = await alertStore(db).about(ids);
  const alertOf = (of: string, sort: DonationAlert["kind"]) =>
    alerts.find(({ donation_id, kind }) => donation_id === of && kind === sort);
  return donations.map((donation) => ({
    ...donation,
    dispute: alertOf(donation._id, "dispute") ?? null,
    correctable: isCorrectable(donation, alertOf(donation._id, "unlisted") !== undefined),
    notice: notices.get(donation.notice ?? 0) ?? null,
    receipted: receipted.has(donation._id),
    unsentMail: (unsent.get(donation._id) ?? []).map(({ kind, ...mail }) => ({
      toCharity: !TO_DONOR.includes(kind),
      ...mail,
    })),
  }));
}

/** Queues the unsent e-mails about a donation again, the donor's to the present address. */
function resendMail(db: Database, { _id, email }: Donation): Promise<void> {
  return mailStatus(db).sendUnsent(_id, { kinds: TO_DONOR, to: isMailAddress(email) ? email : undefined });
}

/** Thanks the donor of a gift that has just been accepted, where a letter can reach them. */
async function thankOnce(db: Database, donation: Donation, { config }: Call["deps"]): Promise<void> {
  if (KEPT.includes(donation.state)) await writeToDonor(db, donation, "thanks", config.publicUrl);
}

/** A donation as staff entered it: the money has arrived. */
export function enteredDonation(
  { amount, ...entered }: z.output<typeof DonationInput>,
  now: Date,
): NewDonation {
  return {
    ...UNTOUCHED,
    ...entered,
    state: "completed",
    amountCents: amount,
    createdAt: now.toISOString(),
    settledAt: now.toISOString(),
  };
}

/**
 * A donation after an edit, one version on.
 * @throws {Problem} 409 when the edit would change the method, amount or day of a donation by PayPal.
 */
function editedDonation(before: Donation, edit: z.output<typeof DonationEdit>): Donation {
  const donor = {
    firstName: edit.firstName ?? before.firstName,
    lastName: edit.lastName ?? before.lastName,
    email: edit.email ?? before.email,
    receipt: edit.receipt ?? before.receipt,
    note: edit.note ?? before.note,
  };
  const money = {
    method: edit.method ?? before.method,
    amountCents: edit.amount ?? before.amountCents,
    givenOn: edit.givenOn ?? before.givenOn,
  };
  const isPayPals =
    before.method === "paypal" &&
    (money.method !== before.method ||
      money.amountCents !== before.amountCents ||
      money.givenOn !== before.givenOn);
  if (isPayPals) throw new Problem(409, donationsProblems.paypalDonationStays);
  return {
    ...before,
    ...money,
    ...donor,
    lang: edit.lang ?? before.lang,
    version: (edit.version ?? before.version) + 1,
  };
}

interface Acceptance {
  /** Cents of HKD; only counts where PayPal took another currency. */
  amount: number | undefined;
  version: number | undefined;
  /** The language of the error when it is missing. */
  lang: Lang;
  now: Date;
}

/**
 * A mismatched donation whose money staff accept as the gift, one version on: of what PayPal paid back before, less.
 * @throws {Problem} 409 when there is nothing to accept
 * @throws {InvalidInput} when PayPal took another currency and nobody says how many HKD that is
 */
function acceptedDonation(before: Donation, { amount, version, lang, now }: Acceptance): Donation {
  if (STATES[before.state].money !== "unclear")
    throw new Problem(409, donationsProblems.donationNotMismatched);
  const took = tookOf(before.paypalAmount);
  const amountCents = took.currency === "HKD" ? took.cents : amount;
  if (amountCents === undefined) throw invalid("amount", "invalidLedgerAmount", lang);
  // Until now, refunds are given in the currency that PayPal took.
  const back = took.cents > 0 ? Math.round((before.refundedCents * amountCents) / took.cents) : 0;
  const refundedCents = Math.min(amountCents, back);
  return {
    ...before,
    state: stateOf(amountCents, refundedCents),
    amountCents,
    refundedCents,
    settledAt: now.toISOString(),
    version: (version ?? before.version) + 1,
  };
}

/** A refund as staff enter it. */
interface NewRefund {
  amount: number;
  refundedOn: string;
  version?: number | undefined;
}

/**
 * A donation of which staff paid something back, one version on.
 * @throws {Problem} 409 for a donation by PayPal, which is refunded there
 * @throws {InvalidInput} for more than is left of it, or a day before it was given
 */
function refundedDonation(
  before: Donation,
  { amount, refundedOn, version }: NewRefund,
  lang: Lang,
): Donation {
  if (before.method === "paypal") throw new Problem(409, donationsProblems.paypalRefund);
  const left = before.amountCents - before.refundedCents;
  if (left === 0) throw invalid("amount", "nothingLeft", lang);
  if (amount > left) throw invalid("amount", "invalidRefund", lang, { left: hkd(left) });
  if (refundedOn < before.givenOn)
    throw invalid("refundedOn", "refundTooEarly", lang, { day: plainDay(before.givenOn, lang) });
  return withRefunds(before, [...before.refunds, { refundedOn, cents: amount }], version);
}

/**
 * A donation without a refund that was recorded by mistake, one version on.
 * @throws {Problem} 404 where there is none at that place
 */
function withoutRefund(
  before: Donation,
  { refund, version }: { refund: number; version?: number | undefined },
): Donation {
  if (refund >= before.refunds.length) throw new Problem(404, donationsProblems.unknownRefund);
  return withRefunds(before, before.refunds.toSpliced(refund, 1), version);
}

function withRefunds(before: Donation, refunds: Refund[], version: number | undefined): Donation {
  const refundedCents = refunds.reduce((sum, { cents }) => sum + cents, 0);
  return {
    ...before,
    refunds,
    refundedCents,
    state: stateOf(before.amountCents, refundedCents),
    version: (version ?? before.version) + 1,
  };
}

/**
 * An edited donation in the state that follows from its amount and the refunds that staff entered.
 * @throws {InvalidInput} for an amount below what was paid back, or a day after the first refund
 */
function withState(edited: Donation, lang: Lang): Donation {
  const { method, amountCents, refundedCents, givenOn, refunds } = edited;
  if (method === "paypal" || refunds.length === 0) return edited;
  if (amountCents < refundedCents)
    throw invalid("donation.amount", "lessThanRefunded", lang, { back: hkd(refundedCents) });
  const [first = givenOn] = refunds.map(({ refundedOn }) => refundedOn).sort();
  if (givenOn > first)
    throw invalid("donation.givenOn", "givenAfterRefund", lang, { day: plainDay(first, lang) });
  return { ...edited, state: stateOf(amountCents, refundedCents) };
}

/**
 * Returns whether staff may say what is left of a donation by PayPal: its orders show no reversal of all the money, nor
 * that a dispute was won, nor always a part that was taken back (`unlisted`).
 */
function isCorrectable({ method, state }: Donation, unlisted: boolean): boolean {
  if (method !== "paypal") return false;
  return state === "reversed" || state === "partlyRefunded" || (unlisted && ARRIVED.includes(state));
}

/**
 * A donation by PayPal with what staff found to be left of it at PayPal, one version on.
 * @throws {InvalidInput} for more than it ever was
 */
function correctedDonation(
  before: Donation,
  { left, version }: { left: number; version?: number | undefined },
  { lang, now }: { lang: Lang; now: Date },
): Donation {
  if (left > before.amountCents) throw invalid("left", "invalidLeft", lang);
  const refundedCents = before.amountCents - left;
  const isSame = refundedCents === before.refundedCents;
  return {
    ...before,
    refundedCents,
    correction: { cents: refundedCents, at: now.toISOString() },
    state: isSame ? before.state : stateOf(before.amountCents, refundedCents),
    version: (version ?? before.version) + 1,
  };
}

/** An error in one field of a form. */
function invalid(
  path: string,
  problem: DonationsProblem,
  lang: Lang,
  facts: Record<string, string> = {},
): InvalidInput {
  return new InvalidInput([{ path, message: fill(problemMessage(lang, donationsProblems[problem]), facts) }]);
}
