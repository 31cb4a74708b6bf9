import * as z from "zod";
import { staffGet, write } from "../../platform/http/contract";
import { listCounts, openChoice, recordList, searchedWords, sortedBy } from "../../platform/list/record-list";
import { LANGS } from "../../platform/locale/lang";
import { LONGEST_ADDRESS } from "../../platform/mail/mail-address";
import { editedVersion, linesOf, oneLine, onOneLine, queryNumber, savedAs } from "../../platform/shapes";
import { DONATION_METHODS } from "../donations/contract";

/** An official receipt as it was issued, for staff. */
export const Receipt = z.object({
  _id: z.string(),
  /** Year of issue and number in it, as in `2026-00001`. */
  serial: z.string(),
  donation_id: z.string(),
  /** The number that people call the donation by; "" when it was deleted. */
  reference: z.string(),
  /** The donor's name on it. */
  name: z.string(),
  amountCents: z.number().int(),
  /** The day in Hong Kong on which it was given, `YYYY-MM-DD`. */
  givenOn: z.string(),
  method: z.enum(DONATION_METHODS),
  issuedAt: z.string(),
  /** Null while it is valid. */
  voidedAt: z.string().nullable(),
  voidReason: z.string(),
  /** Serial of the void receipt that it replaces. */
  replaces: z.string().nullable(),
  /** Serial of the receipt that replaces it. */
  replacedBy: z.string().nullable(),
  /** The donor's address now; "" when it is not known. */
  email: z.string(),
  /** The state of the newest e-mail with it; null when there is none. */
  mail: z.enum(["queued", "sending", "sent", "failed"]).nullable(),
  /**
   * True when it says otherwise than the ledger: of the amount, as after money was paid back, the day, the method or
   * the donor.
   */
  outdated: z.boolean(),
  /** The amount that a receipt for the donation would say now; null when there can be none. */
  nowCents: z.number().int().nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

/** A gift for which a receipt can be issued. */
export const GiftToReceipt = z.object({
  donation_id: z.string(),
  /** The number that people call the donation by, as `4821 7305`. */
  reference: z.string(),
  /** The payer's name, as the receipt begins. */
  name: z.string(),
  email: z.string(),
  /** The amount less refunds. */
  amountCents: z.number().int(),
  paidBackCents: z.number().int(),
  method: z.enum(DONATION_METHODS),
  givenOn: z.string(),
  lang: z.enum(LANGS),
  version: z.number().int(),
});
export type GiftToReceipt = z.infer<typeof GiftToReceipt>;

/** Somebody who gave in a year of assessment. */
export const StatementDonor = z.object({
  /** "" where none is known. */
  name: z.string(),
  /** "" where none is known. */
  email: z.string(),
  /** The number of their gifts. */
  count: z.number().int(),
  amountCents: z.number().int(),
});
export type StatementDonor = z.infer<typeof StatementDonor>;

const year = queryNumber(2000, 2999);
const document = z.object({
  filename: z.string(),
  /** The file in Base64. */
  pdf: z.string(),
});
/** Part of a serial or name, or a whole e-mail address; of a donation, part of anything. "" for all. */
const q = searchedWords(LONGEST_ADDRESS);
const outdatedList = recordList({ q });
const waitingList = recordList({ q, sort: sortedBy(["name", "date", "amount"], "date") });
export type WaitingQuery = z.output<typeof waitingList.paged>;
const donorFields = { q, sort: sortedBy(["name", "gifts", "amount"], "name") };
export type DonorSort = z.output<typeof donorFields.sort>;
/** Sorted by the day of the gift, not of issue, whose order the numbers give. */
const fields = {
  q,
  year: openChoice(year),
  donation_id: openChoice(z.string().max(64)),
  mail: openChoice(z.literal("failed")),
  sort: sortedBy(["number", "name", "date", "amount"], "-number"),
};
const receiptList = recordList(fields);
export type ReceiptQuery = z.output<typeof receiptList.query>;

/** The lists of the screen: gifts that wait for a receipt, receipts, and those that no longer say what the ledger says. */
export const RECEIPT_PARTS = ["waiting", "issued", "outdated"] as const;
export const receiptScreen = recordList({
  show: z.enum(RECEIPT_PARTS).default("waiting"),
  ...fields,
  /** Each part has an order of its own, and does not know all of these. */
  sort: openChoice(fields.sort.unwrap()),
});
/** The order of gifts that wait, of one that the screen may have; undefined for their own. */
export const waitingSort = (sort: string | undefined): WaitingQuery["sort"] | undefined =>
  waitingList.query.shape.sort.unwrap().safeParse(sort).data;
/** The list of statements, whose tax year is the one that runs unless somebody chooses. */
export const statementScreen = recordList({ ...donorFields, year: openChoice(year) });
const named = z.object({ receipt_id: z.string().min(1) });
const saved = savedAs("receipt_id").extend({ serial: z.string() });

/** Several lines: trimmed, blank ones dropped. */
const postalAddress = z
  .string()
  .max(400)
  .transform((text) => linesOf(text).map(onOneLine).filter(Boolean).join("\n"));

export const receiptsContract = {
  export: staffGet("/api/exportReceipts", {
    access: "gifts",
    summary: "The receipts of a list as a CSV file (UTF-8 with a byte order mark), valid and void ones",
    input: receiptList.query,
    output: z.object({ filename: z.string(), csv: z.string() }),
  }),
  list: staffGet("/api/receipts", {
    access: "gifts",
    summary:
      "Receipts, 20 at a time, newest first or as `sort` says; `q` finds serials, names and whole e-mail addresses; with `mail`, those whose e-mail could not be sent",
    input: receiptList.paged,
    output: z.object({
      receipts: z.array(Receipt),
      ...listCounts,
      /** Cents of the valid ones, over all receipts of the list. */
      sumCents: z.number().int(),
      /** Years in which receipts were issued, newest first. */
      years: z.array(z.number().int()),
      /** The charity's IRD file number; "" while there is none, and then no receipt can be issued. */
      registrationReference: z.string(),
      /** True when e-mail leaves; until it is set up, it waits. */
      mailReady: z.boolean(),
    }),
  }),
  waiting: staffGet("/api/giftsWithoutReceipt", {
    access: "gifts",
    summary:
      "Completed donations that lack a requested receipt, oldest first or as `sort` says, 20 at a time; `q` as in /api/donations",
    input: waitingList.paged,
    output: z.object({
      gifts: z.array(GiftToReceipt),
      ...listCounts,
      /** Cents less refunds, over all gifts of the list. */
      sumCents: z.number().int(),
    }),
  }),
  outdated: staffGet("/api/outdatedReceipts", {
    access: "gifts",
    summary:
      "Valid receipts whose donation was refunded, changed or deleted since, oldest first, 20 at a time; `q` as in /api/receipts",
    input: outdatedList.paged,
    output: z.object({ receipts: z.array(Receipt), ...listCounts }),
  }),
  gift: staffGet("/api/giftToReceipt", {
    access: "gifts",
    summary: "One completed donation, by its id or reference, with the valid receipt for it if there is one",
    input: z.object({ donation_id: z.string().min(1).max(64) }),
    output: z.object({
      gift: GiftToReceipt,
      receipt: Receipt.nullable(),
      registrationReference: z.string(),
    }),
  }),
  issue: write("/api/issueReceipt", {
    access: "gifts",
    summary: "Issue the receipt of a completed donation; a replacement names the void one",
    input: z.object({
      donation_id: z.string().min(1).max(64),
      name: oneLine.pipe(z.string().min(1)),
      address: postalAddress.default(""),
      version: editedVersion,
    }),
    output: saved,
    preservesPageCache: true,
  }),
  void: write("/api/voidReceipt", {
    access: "gifts",
    summary:
      "Void a receipt; its queued e-mail is not sent, and while one is being sent it stays valid (409)",
    input: named.extend({ reason: oneLine.pipe(z.string().min(1)) }),
    output: saved,
    preservesPageCache: true,
  }),
  send: write("/api/sendReceipt", {
    access: "gifts",
    summary:
      "E-mail a receipt that agrees with the ledger (else 409) to the donor, in the language in which they gave",
    input: named,
    output: saved,
    preservesPageCache: true,
  }),
  pdf: staffGet("/api/receiptPdf", {
    access: "gifts",
    summary:
      "A receipt as a PDF file in Base64; marked as void, or as a duplicate where it was e-mailed to the donor before or with `duplicate`",
    input: named.extend({ duplicate: z.literal("yes").optional() }),
    output: document,
  }),
  donors: staffGet("/api/statementDonors", {
    access: "gifts",
    summary:
      "Donors from 1 April of `year` to 31 March, by name and e-mail address, 20 at a time, by name or as `sort` says; `q` searches both",
    input: recordList(donorFields).paged.extend({ year }),
    output: z.object({
      donors: z.array(StatementDonor),
      ...listCounts,
      /** Cents less refunds, over all donors of the list. */
      sumCents: z.number().int(),
      /** The charity's IRD file number; "" while there is none, and then there are no statements. */
      registrationReference: z.string(),
    }),
  }),
  statement: staffGet("/api/donorStatement", {
    access: "gifts",
    summary:
      'A donor\'s statement from 1 April of `year` to 31 March, as a PDF file in Base64: by name, with one e-mail address, with none ("") or, if left out, with any; or by address alone, unless several people gave from it (409)',
    input: z.object({
      year,
      name: oneLine.default(""),
      email: z.string().trim().max(LONGEST_ADDRESS).optional(),
    }),
    output: document,
  }),
};
