import { cleanFileName } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import { idsByName, orderOf } from "../../platform/db/paging.server";
import { Problem } from "../../platform/http/problem";
import { hongKongDay } from "../../platform/locale/format";
import type { Lang } from "../../platform/locale/lang";
import { nameKey } from "../../platform/locale/searched-text.server";
import { addressKey } from "../../platform/mail/mail-address";
import { daysOfTaxYear } from "../../platform/money/tax-year";
import type { DonorSort, StatementDonor } from "./contract";
import type { Donations, Gift } from "./gifts.server";
import { registeredDetails } from "./issue.server";
import { receiptsProblems } from "./problems.server";
import { statementSheet } from "./sheet/sheets";
import { receiptStore, serialOf } from "./store.server";

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
