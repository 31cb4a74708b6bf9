import { Problem } from "../../core/api/problem";
import type { Database } from "../../core/db/database.server";
import { hongKongDay } from "../../core/locale/dates";
import { addressKey } from "../../core/mail/mail-address";
import type { Donations } from "./donations";
import { registeredDetails } from "./issue.server";
import { receiptsProblems } from "./problems.server";
import { serialOf } from "./rows.server";
import { statementSheet, yearOfAssessment } from "./sheet/statement-sheet";
import { receiptStore } from "./store.server";

/**
 * What came from an e-mail address in one year of assessment, as a file.
 * @throws {Problem} 404 when nothing did, 409 while no IRD file number is set
 */
export async function statementFile(
  db: Database,
  donations: Donations,
  { email, year }: { email: string; year: number },
): Promise<{ filename: string; pdf: string }> {
  const details = await registeredDetails(db);
  const gifts = await donations.givenBy(db, email, yearOfAssessment(year));
  if (gifts.length === 0) throw new Problem(404, receiptsProblems.nothingGiven);
  const receipts = await receiptStore(db).ofDonations(gifts.map(({ donation_id }) => donation_id));
  const valid = receipts.filter(({ voided_at }) => voided_at === null);
  const serials = new Map(valid.map((row) => [row.donation_id, serialOf(row)]));
  // The same bytes all day long, by which a client knows that nothing has changed.
  const now = new Date(`${hongKongDay(new Date())}T00:00:00+08:00`);
  const sheet = statementSheet(details, { email: addressKey(email), year, gifts, serials, now });
  const { drawSheet } = await import("./sheet/draw-sheet.server");
  const pdf = Buffer.from(await drawSheet(sheet)).toString("base64");
  return { filename: `donations-${year}-${year + 1}.pdf`, pdf };
}
