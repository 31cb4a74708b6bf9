import type { SiteDetails } from "../../charity/site-details";
import type { Database } from "../../platform/db/database.server";
import { InvalidInput } from "../../platform/http/input.server";
import { Problem } from "../../platform/http/problem";
import { hongKongYear } from "../../platform/locale/format";
import { fill, type Lang } from "../../platform/locale/lang";
import { problemMessage } from "../../platform/locale/words/problems";
import { addressKey } from "../../platform/mail/mail-address";
import { readSiteDetails } from "../../site/frame/site-details.server";
import type { Donations, Gift } from "./gifts.server";
import { receiptsProblems } from "./problems.server";
import { unprintable } from "./sheet/fonts.server";
import { receiptSheet, type Sheet, textOf } from "./sheet/sheets";
import { type ReceiptRow, receiptStore, serialOf } from "./store.server";

/** The order of staff to issue a receipt. */
interface Order {
  donation_id: string;
  name: string;
  address: string;
  version?: number | undefined;
}

/**
 * Issues a receipt, in the transaction of the caller: its number exists if and only if the receipt does.
 * @throws {Problem} 404 for an unknown donation; 409 when no IRD file number is set, the money is not (or no longer)
 * there, a valid receipt exists, or the donation has changed; 400 for characters that no font has
 */
export async function issueReceipt(
  tx: Database,
  donations: Donations,
  { name, address, version, donation_id }: Order,
  lang: Lang,
): Promise<ReceiptRow> {
  const details = await registeredDetails(tx);
  const now = new Date();
  const year = hongKongYear(now);
  // First of all: another issue at the same time waits here, so that what is read below stays true.
  const number = await receiptStore(tx).nextNumber(year);
  const gift = await giftFor(tx, donations, donation_id);
  if (version !== undefined && version !== gift.version)
    throw new Problem(409, receiptsProblems.donationChanged);
  const before = await lastVoid(tx, gift.donation_id);
  const serials = { serial: serialOf({ year, number }), replaces: before && serialOf(before) };
  const sheet = receiptSheet(gift, details, { ...serials, name, address, now });
  await requirePrintable(sheet, { name, address }, lang);
  return receiptStore(tx).add({
    year,
    number,
    donation_id: gift.donation_id,
    replaces_id: before?.id ?? null,
    name,
    reference: gift.reference,
    ...ledgerColumns(gift),
    sheet: JSON.stringify(sheet),
    issued_at: now.toISOString(),
  });
}

/** The ledger's word on the gift now, by which it is seen whether it says otherwise later. */
function ledgerColumns({ email, firstName, lastName, amountCents, method, givenOn }: Gift) {
  return {
    email_key: addressKey(email),
    payer_first_name: firstName,
    payer_last_name: lastName,
    amount_cents: amountCents,
    method,
    given_on: givenOn,
  };
}

/** The void receipt that another can replace. @throws {Problem} 409 when there is a valid one. */
async function lastVoid(tx: Database, donation_id: string): Promise<ReceiptRow | undefined> {
  const receipts = await receiptStore(tx).ofDonations([donation_id]);
  if (receipts.some(({ voided_at }) => voided_at === null))
    throw new Problem(409, receiptsProblems.receiptExists);
  return receipts.at(-1);
}

/** A donation for which there can be a receipt. @throws {Problem} 404, or 409 when the money is not there or is disputed. */
export async function giftFor(db: Database, donations: Donations, donation_id: string): Promise<Gift> {
  const [gift] = await donations.find(db, [donation_id]);
  if (!gift) throw new Problem(404, receiptsProblems.unknownDonation);
  if (!gift.completed) throw new Problem(409, receiptsProblems.donationNotCompleted);
  if (gift.disputed) throw new Problem(409, receiptsProblems.donationDisputed);
  return gift;
}

/** The charity's details. @throws {Problem} 409 while no IRD file number is set. */
export async function registeredDetails(db: Database): Promise<SiteDetails> {
  const details = await readSiteDetails(db);
  if (details.registrationReference === "") throw new Problem(409, receiptsProblems.noRegistrationReference);
  return details;
}

/** Advice about unprintable characters, by their script. */
function hintFor(missing: readonly string[]) {
  const areAll = (script: RegExp) => missing.every((each) => script.test(each));
  if (areAll(/\p{Script=Han}/u)) return receiptsProblems.unprintableHan;
  return areAll(/\p{Script=Latin}/u) ? receiptsProblems.unprintableLatin : receiptsProblems.unprintable;
}

/** @throws {InvalidInput} that names the field at fault and its characters, or the charity's own details */
async function requirePrintable(
  sheet: Sheet,
  typed: Record<"name" | "address", string>,
  lang: Lang,
): Promise<void> {
  const missing = await unprintable(textOf(sheet));
  if (missing.length === 0) return;
  const fields = Object.entries(typed).filter(([, text]) => missing.some((each) => text.includes(each)));
  const message = fill(problemMessage(lang, hintFor(missing)), { characters: missing.join(" ") });
  throw new InvalidInput((fields.length > 0 ? fields : [["name"]]).map(([path = ""]) => ({ path, message })));
}
