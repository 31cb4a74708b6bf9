import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { enqueueMail } from "../../platform/mail/enqueue.server";
import { isMailAddress } from "../../platform/mail/mail-address";
import { mailStatus } from "../../platform/mail/mail-status.server";
import { hkdAndCents } from "../../platform/money/money";
import { letterMail } from "../../site/letters/letter-email.server";
import { receiptsProblems } from "./problems.server";
import {
  agrees,
  type Donations,
  RECEIPT_MAIL,
  type ReceiptRow,
  receiptStore,
  serialOf,
  sheetOf,
} from "./store.server";

/** A receipt as a file; one of which the donor has the original already says that it is a duplicate. */
export async function receiptFile(
  row: ReceiptRow,
  { isDuplicate }: { isDuplicate: boolean },
): Promise<{ filename: string; pdf: string }> {
  const { drawSheet } = await import("./sheet/draw-sheet.server"); // with what writes PDFs
  const pdf = await drawSheet(sheetOf(row), { isVoid: row.voided_at !== null, isDuplicate });
  const filename = `receipt-${serialOf(row)}${isDuplicate ? "-duplicate" : ""}.pdf`;
  return { filename, pdf: Buffer.from(pdf).toString("base64") };
}

/** Returns whether the donor was sent the receipt before: whatever leaves after that is a duplicate. */
export const hasOriginal = (db: Database, row: ReceiptRow): Promise<boolean> =>
  mailStatus(db).hasLeft(row.id, RECEIPT_MAIL);

/**
 * Puts a receipt into the outbox for the donor, to the address that is known now. It takes the place of an e-mail
 * that waits or was given up.
 * @throws {Problem} 409 for a void receipt or one that says otherwise than the ledger, a donor without an address, or an
 *   e-mail that is just leaving
 */
export async function sendReceipt(
  tx: Database,
  donations: Donations,
  row: ReceiptRow,
  publicUrl: string,
): Promise<void> {
  if (row.voided_at !== null) throw new Problem(409, receiptsProblems.receiptVoid);
  const [gift] = await donations.find(tx, [row.donation_id]);
  if (!gift || !isMailAddress(gift.email)) throw new Problem(409, receiptsProblems.donorWithoutEmail);
  if (!agrees(row, gift)) throw new Problem(409, receiptsProblems.receiptOutdated);
  if ((await mailStatus(tx).stop(row.id)) === "sending")
    throw new Problem(409, receiptsProblems.receiptLeaving);
  const { lang, email } = gift;
  const serial = serialOf(row);
  const isDuplicate = await hasOriginal(tx, row);
  const { filename, pdf } = await receiptFile(row, { isDuplicate });
  const mail = await letterMail(tx, {
    ...{ letter: "receipt", lang, publicUrl },
    values: () => ({ donor: row.name, amount: hkdAndCents(row.amount_cents), serial }),
  });
  await enqueueMail(tx, {
    kind: RECEIPT_MAIL,
    ref: row.id,
    to: email,
    ...mail,
    attachments: [{ filename, contentType: "application/pdf", content: pdf }],
  });
}

/**
 * Returns whether the e-mail with a receipt may still leave: the receipt is not void, and says what the ledger says
 * now.
 */
export async function mayLeave(db: Database, donations: Donations, receiptId: string): Promise<boolean> {
  const row = await receiptStore(db).find(receiptId);
  if (!row || row.voided_at !== null) return false;
  const [gift] = await donations.find(db, [row.donation_id]);
  return agrees(row, gift);
}
