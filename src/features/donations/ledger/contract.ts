import * as z from "zod";
import { staffGet, write } from "../../../platform/http/contract";
import {
  listCounts,
  openChoice,
  recordList,
  searchedWords,
  sortedBy,
} from "../../../platform/list/record-list";
import { hongKongDay } from "../../../platform/locale/format";
import { LANGS } from "../../../platform/locale/lang";
import { isMailAddress, LONGEST_ADDRESS } from "../../../platform/mail/mail-address";
import { noticeVersion } from "../../../platform/notice-schema";
import { editedVersion, oneLine, queryNumber, savedAs } from "../../../platform/shapes";
import {
  type AmountLimits,
  byMethod,
  centsOf,
  DONATION_METHODS,
  DONATION_STATES,
  LEDGER_LIMITS,
  MANUAL_METHODS,
} from "../donation";
import type { DonationsProblem } from "../problems.server";

/** An amount as people write it, parsed to cents; `key` says what is wrong with one that is not within `limits`. */
export const amountInput = (limits: AmountLimits, key: DonationsProblem) =>
  z.union([z.string(), z.number().transform(String)]).transform((text, context) => {
    const cents = centsOf(text, limits);
    if (cents !== undefined) return cents;
    context.addIssue({ code: "custom", params: { key } });
    return z.NEVER;
  });

/** A donation as staff see it. Amounts are cents. */
export const LedgerEntry = z.object({
  _id: z.string(),
  /** The number that people call it by, as `4821 7305`. */
  reference: z.string(),
  method: z.enum(DONATION_METHODS),
  state: z.enum(DONATION_STATES),
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  /** The refunds that staff entered; those by PayPal are in `refundedCents` alone. */
  refunds: z.array(z.object({ refundedOn: z.string(), cents: z.number().int() })),
  receipt: z.boolean(),
  lang: z.enum(LANGS),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  note: z.string(),
  givenOn: z.string(),
  createdAt: z.string(),
  paypalOrderId: z.string().nullable(),
  paypalCaptureId: z.string().nullable(),
  paypalAmount: z.string().nullable(),
  /** Cents that PayPal took as its fee; null where it does not say, and of what came by hand. */
  feeCents: z.number().int().nullable(),
  /** Why PayPal holds or held the payment, in its word; "" where it said nothing. */
  holdReason: z.string(),
  /** While its payer disputes it at PayPal: until when to answer, null where PayPal waits for nobody here. */
  dispute: z.object({ due: z.string().nullable() }).nullable(),
  /** True when staff may say what PayPal has left of it: after a reversal, which no order of PayPal's shows. */
  correctable: z.boolean(),
  /** True when there is a valid receipt for it, which a change may make outdated. */
  receipted: z.boolean(),
  /** E-mails about it that have not left: thanks to the donor, news to the charity. */
  unsentMail: z.array(
    z.object({
      toCharity: z.boolean(),
      state: z.enum(["queued", "sending", "failed"]),
      /** The mail server's last words, when it did not take it. */
      lastError: z.string().nullable(),
    }),
  ),
  /** The privacy notice in force when it was ordered; null where staff entered the gift or none was recorded. */
  notice: noticeVersion.nullable(),
  version: z.number().int(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** A gift among others of its donor; cents less refunds. */
const GiftOfYear = z.object({
  _id: z.string(),
  reference: z.string(),
  method: z.enum(DONATION_METHODS),
  givenOn: z.string(),
  amountCents: z.number().int(),
});
export type GiftOfYear = z.infer<typeof GiftOfYear>;

/** The first day that a donation can have: a slip of the keyboard is more likely than an older one. */
const FIRST_DAY = "1990-01-01";

/** The amount left of a donation; may be zero. */
const LEFT_LIMITS: AmountLimits = { ...LEDGER_LIMITS, least: 0 };

/** HKD that arrived, as people write them, parsed to cents. */
const amount = amountInput(LEDGER_LIMITS, "invalidLedgerAmount");

const givenOn = z
  .string()
  .refine((day) => z.iso.date().safeParse(day).success, {
    params: { key: "noSuchDay" satisfies DonationsProblem },
    abort: true,
  })
  .refine((day) => day >= FIRST_DAY, { params: { key: "givenOnTooEarly" satisfies DonationsProblem } })
  .refine((day) => day <= hongKongDay(new Date()), {
    params: { key: "givenOnInFuture" satisfies DonationsProblem },
  });

/** The day on which money was paid back, not before the donation, which only its handler knows. */
const refundedOn = z
  .string()
  .refine((day) => z.iso.date().safeParse(day).success, {
    params: { key: "noRefundDay" satisfies DonationsProblem },
    abort: true,
  })
  .refine((day) => day <= hongKongDay(new Date()), {
    params: { key: "refundInFuture" satisfies DonationsProblem },
  });

/** The e-mail address of a donor; "" where it is not known. */
export const donorEmail = z
  .string()
  .trim()
  .max(LONGEST_ADDRESS)
  .refine((text) => text === "" || isMailAddress(text), { params: { key: "emailAddress" } })
  .default("");

const donor = {
  firstName: oneLine.default(""),
  lastName: oneLine.default(""),
  email: donorEmail,
  /** True when the donor wants an official receipt. */
  receipt: z.boolean().default(false),
  note: z.string().trim().max(2000).default(""),
};

/** A donation that staff enter; `givenOn` is the day in Hong Kong, `YYYY-MM-DD`. */
export const DonationInput = z.object({
  method: z.enum(MANUAL_METHODS),
  amount,
  givenOn,
  /** The donor's language. */
  lang: z.enum(LANGS).default("tra"),
  ...donor,
});

/** A change of a donation. Omitted fields stay; amounts and states from PayPal cannot be changed. */
export const DonationEdit = z.object({
  _id: z.string().min(1).max(64),
  version: editedVersion,
  method: z.enum(MANUAL_METHODS).optional(),
  amount: amount.optional(),
  givenOn: givenOn.optional(),
  lang: z.enum(LANGS).optional(),
  firstName: donor.firstName.unwrap().optional(),
  lastName: donor.lastName.unwrap().optional(),
  email: donor.email.unwrap().optional(),
  receipt: donor.receipt.unwrap().optional(),
  note: donor.note.unwrap().optional(),
});

/** `settled` are all but orders that nobody has paid; `mailFailed` have an e-mail that could not be sent. */
const STATE_FILTERS = ["settled", ...DONATION_STATES, "mailFailed", "all"] as const;

/** By state, donations come in the order of `DONATION_STATES`. */
export const donationList = recordList({
  year: openChoice(queryNumber(1900, 9999)),
  /** 1 to 12; without a year, that month of every year. */
  month: openChoice(queryNumber(1, 12)),
  method: openChoice(z.enum(DONATION_METHODS)),
  state: z.enum(STATE_FILTERS).default("settled"),
  /** Words of names, e-mail address or note, our reference, or PayPal's. */
  q: searchedWords(LONGEST_ADDRESS),
  sort: sortedBy(["date", "amount", "name", "state"], "-date"),
});
export type DonationQuery = z.output<typeof donationList.query>;

const Cents = z.number().int();
const ByMethod = z.object(byMethod(Cents));

const Year = z.object({ year: queryNumber(1900, 9999) });
const named = z.object({ donation_id: z.string().min(1).max(64) });
const saved = savedAs("donation_id");

export const ledgerContract = {
  list: staffGet("/api/donations", {
    access: "gifts",
    summary:
      "Donations, 20 at a time, newest first or as `sort` says; unless asked for, without orders that nobody has paid",
    input: donationList.paged,
    output: z.object({
      donations: z.array(LedgerEntry),
      ...listCounts,
      /** Cents received less refunds, over all donations of the list. */
      sumCents: z.number().int(),
      /** Years that have donations, newest first. */
      years: z.array(z.number().int()),
      /** True when visitors can pay by PayPal. */
      paypal: z.boolean(),
      /** True when PayPal sends events: PAYPAL_WEBHOOK_ID is set. */
      webhook: z.boolean(),
      /** True when e-mail leaves; until it is set up, it waits. */
      mailReady: z.boolean(),
    }),
  }),
  one: staffGet("/api/donation", {
    access: "gifts",
    summary: "One donation, with its receipt and its donor's other donations of the same tax year",
    input: named,
    output: z.object({
      donation: LedgerEntry,
      /** The number of the valid receipt for it, as `2026-00001`. */
      receiptNumber: z.string().nullable(),
      /** The gifts of the same person from 1 April to 31 March, oldest first. */
      taxYear: z.object({
        /** The year in which it begins. */
        year: z.number().int(),
        gifts: z.array(GiftOfYear),
        /** The cents of them that arrived and stayed. */
        sumCents: z.number().int(),
      }),
    }),
  }),
  export: staffGet("/api/exportDonations", {
    access: "gifts",
    summary: "The donations of a list as a CSV file (UTF-8 with a byte order mark)",
    input: donationList.query,
    output: z.object({ filename: z.string(), csv: z.string() }),
  }),
  totals: staffGet("/api/donationTotals", {
    access: "figures",
    summary: "Donations of a year by month and method in cents, less refunds",
    input: Year,
    output: z.object({
      /** January to December. */
      months: z.array(ByMethod).length(12),
      methods: ByMethod,
      total: Cents,
      /** The number of these donations. */
      count: z.number().int(),
      years: z.array(z.number().int()),
    }),
  }),
  add: write("/api/addDonation", {
    access: "gifts",
    summary: "Enter a donation by bank, cheque, PPS, FPS or in cash",
    input: z.object({ donation: DonationInput }),
    output: saved,
    preservesPageCache: true,
  }),
  edit: write("/api/editDonation", {
    access: "gifts",
    summary: "Edit a donation; of one by PayPal only donor, receipt and note",
    input: z.object({ donation: DonationEdit }),
    output: saved,
    preservesPageCache: true,
  }),
  accept: write("/api/acceptDonation", {
    access: "gifts",
    summary:
      "Accept a donation that did not match its order at the amount that PayPal took in HKD, or at `amount` where it took another currency",
    input: named.extend({ amount: amount.optional(), version: editedVersion }),
    output: saved,
    preservesPageCache: true,
  }),
  refund: write("/api/refundDonation", {
    access: "gifts",
    summary: "Record a full or partial refund of a donation that was entered by hand; 409 for one by PayPal",
    input: named.extend({ amount, refundedOn, version: editedVersion }),
    output: saved,
    preservesPageCache: true,
  }),
  removeRefund: write("/api/removeRefund", {
    access: "gifts",
    summary: "Remove a refund that was recorded by mistake; `refund` is its place in `refunds`, from 0",
    input: named.extend({ refund: z.number().int().min(0), version: editedVersion }),
    output: saved,
    preservesPageCache: true,
  }),
  correct: write("/api/correctPaidBack", {
    access: "gifts",
    summary:
      "Correct the refunded amount of a PayPal donation where PayPal’s order does not show it, as after a won dispute; 409 where it does",
    input: named.extend({ left: amountInput(LEFT_LIMITS, "invalidLeft"), version: editedVersion }),
    output: saved,
    preservesPageCache: true,
  }),
  resend: write("/api/resendDonationMail", {
    access: "gifts",
    summary: "Send the unsent e-mails about a donation again; the donor's to the current address",
    input: named,
    output: saved,
    preservesPageCache: true,
  }),
  remove: write("/api/deleteDonation", {
    access: "gifts",
    method: "DELETE",
    summary: "Delete a donation that was entered by hand; 409 for one by PayPal",
    input: named,
    output: saved,
    preservesPageCache: true,
  }),
  restore: write("/api/restoreDonation", {
    access: "gifts",
    summary: "Bring back a deleted donation as it was",
    input: named,
    output: saved,
    preservesPageCache: true,
  }),
};
