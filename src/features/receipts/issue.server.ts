import type { SiteDetails } from "../../charity/site-details";
import { cleanFileName } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import { idsByName, orderOf } from "../../platform/db/paging.server";
import { InvalidInput } from "../../platform/http/input.server";
import { Problem } from "../../platform/http/problem";
import { hongKongDay, hongKongYear } from "../../platform/locale/format";
import { fill, type Lang } from "../../platform/locale/lang";
import { nameKey } from "../../platform/locale/searched-text.server";
import { problemMessage } from "../../platform/locale/words/problems";
import { addressKey } from "../../platform/mail/mail-address";
import { daysOfTaxYear } from "../../platform/money/money";
import { readSiteDetails } from "../../site/frame/site-details.server";
import type { DonorSort, StatementDonor } from "./contract";
import { receiptsProblems } from "./problems.server";
import { unprintable } from "./sheet/fonts.server";
import { receiptSheet, type Sheet, statementSheet, textOf } from "./sheet/sheets";
import { type Donations, type Gift, type ReceiptRow, receiptStore, serialOf } from "./store.server";

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
async function registeredDetails(db: Database): Promise<SiteDetails> {
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

/**
 * Whom a statement is for: a named person, of one e-mail address, of none (`""`) or of any (left out); or an address
 * that gave no name.
 */
interface Wanted {
  year: number;
  name: string;
  email?: string | undefined;
}

const withoutName = (gift: Gift) => gift.name === "";

/**
 * Everybody who gave in a year of assessment, by name: each name with its e-mail address, since two people may share
 * either. Gifts of which nothing is known of the donor are nobody's.
 */
export async function statementDonors(
  db: Database,
  donations: Donations,
  year: number,
): Promise<StatementDonor[]> {
  const gifts = await donations.givenBetween(db, daysOfTaxYear(year));
  const donors = new Map<string, StatementDonor>();
  for (const gift of gifts) {
    const key = `${nameKey(gift.name)}\n${addressKey(gift.email)}`;
    if (key === "\n") continue;
    const { count, amountCents } = donors.get(key) ?? { count: 0, amountCents: 0 };
    const { name, email } = gift;
    donors.set(key, { name, email, count: count + 1, amountCents: amountCents + gift.amountCents });
  }
  return [...donors.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, donor]) => donor);
}

/** Donors in an order; those alike stay as they are. By name, they stand by their address where they have none. */
export async function sortedDonors(
  donors: readonly StatementDonor[],
  sort: DonorSort,
  lang: Lang,
): Promise<StatementDonor[]> {
  const { column, way } = orderOf(sort);
  if (column === "name") {
    const named = donors.map(({ name, email }, at) => ({ id: String(at), name: name || email }));
    return (await idsByName(named, { lang, way })).flatMap((id) => donors[Number(id)] ?? []);
  }
  const numberOf = (donor: StatementDonor) => (column === "gifts" ? donor.count : donor.amountCents);
  const sign = way === "asc" ? 1 : -1;
  return donors.toSorted((one, other) => sign * (numberOf(one) - numberOf(other)));
}

/**
 * The statement of what one person gave in a year of assessment, as a file.
 * @throws {Problem} 404 when nothing came, 409 while no IRD file number is set, or where only an address is given from
 *   which several people gave
 */
export async function statementFile(
  db: Database,
  donations: Donations,
  wanted: Wanted,
): Promise<{ filename: string; pdf: string }> {
  const details = await registeredDetails(db);
  const gifts = giftsOfOne(await donations.givenBetween(db, daysOfTaxYear(wanted.year)), wanted);
  const newest = gifts.at(-1);
  if (!newest) throw new Problem(404, receiptsProblems.nothingGiven);
  const receipts = await receiptStore(db).ofDonations(gifts.map(({ donation_id }) => donation_id));
  const valid = receipts.filter(({ voided_at }) => voided_at === null);
  const serials = new Map(valid.map((row) => [row.donation_id, serialOf(row)]));
  // The same bytes all day long, by which a client knows that nothing has changed.
  const now = new Date(`${hongKongDay(new Date())}T00:00:00+08:00`);
  const emails = [...new Set(gifts.map(({ email }) => addressKey(email)).filter(Boolean))];
  const donor = [newest.name, ...emails].filter(Boolean);
  const sheet = statementSheet(details, { donor, year: wanted.year, gifts, serials, now });
  const { drawSheet } = await import("./sheet/draw-sheet.server"); // with what writes PDFs
  const pdf = Buffer.from(await drawSheet(sheet)).toString("base64");
  return { filename: statementName(wanted.year, newest.name), pdf };
}

/** The name of a statement's file, by which those of several donors in one folder are distinguished. */
function statementName(year: number, donor: string): string {
  const name = donor.replace(/[\\/:*?"<>|.]+/g, " ").trim();
  return cleanFileName([`donations-${year}-${year + 1}`, name].filter(Boolean).join(" ").concat(".pdf"));
}

function giftsOfOne(all: readonly Gift[], { name, email }: Wanted): readonly Gift[] {
  const fromAddress =
    email === undefined ? all : all.filter((gift) => addressKey(gift.email) === addressKey(email));
  if (name !== "") return fromAddress.filter((gift) => nameKey(gift.name) === nameKey(name));
  if (!email) return [];
  const names = new Set(fromAddress.map((gift) => nameKey(gift.name)).filter(Boolean));
  if (names.size > 1) throw new Problem(409, receiptsProblems.severalDonors);
  // Of one who once gave a name and once none, all is theirs.
  return names.size === 1 ? fromAddress : fromAddress.filter(withoutName);
}
