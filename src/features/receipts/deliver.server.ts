import { Problem } from "../../core/api/problem";
import type { Database } from "../../core/db/database.server";
import { fill } from "../../core/locale/fill";
import { inParentheses } from "../../core/locale/in-parentheses";
import { enqueueMail } from "../../core/mail/enqueue.server";
import { letter } from "../../core/mail/letter.server";
import { isMailAddress } from "../../core/mail/mail-address";
import { mailStatus } from "../../core/mail/mail-status.server";
import { hkdAndCents } from "../../core/money";
import { readSiteDetails } from "../../core/site/frame/site-details.server";
import type { Donations } from "./donations";
import { letterWords } from "./letter-words";
import { receiptsProblems } from "./problems.server";
import { RECEIPT_MAIL, type ReceiptRow, serialOf, sheetOf } from "./rows.server";
import { receiptStore } from "./store.server";
import { agrees } from "./view.server";

/** A receipt as a file. */
export async function receiptFile(row: ReceiptRow): Promise<{ filename: string; pdf: string }> {
  const { drawSheet } = await import("./sheet/draw-sheet.server"); // with what writes PDFs
  const pdf = await drawSheet(sheetOf(row), { isVoid: row.voided_at !== null });
  return { filename: `receipt-${serialOf(row)}.pdf`, pdf: Buffer.from(pdf).toString("base64") };
}

/**
 * Puts a receipt into the outbox for the donor, to the address that is known now. It takes the place of an e-mail
 * that waits or was given up.
 * @throws {Problem} 409 for a void receipt or one that says otherwise than the ledger, a donor without an address, or an
 *   e-mail that is just leaving
 */
export async function sendReceipt(tx: Database, donations: Donations, row: ReceiptRow): Promise<void> {
  if (row.voided_at !== null) throw new Problem(409, receiptsProblems.receiptVoid);
  const [gift] = await donations.find(tx, [row.donation_id]);
  if (!gift || !isMailAddress(gift.email)) throw new Problem(409, receiptsProblems.donorWithoutEmail);
  if (!agrees(row, gift)) throw new Problem(409, receiptsProblems.receiptOutdated);
  if ((await mailStatus(tx).stop(row.id)) === "sending")
    throw new Problem(409, receiptsProblems.receiptLeaving);
  const { lang, email } = gift;
  const words = letterWords[lang];
  const details = await readSiteDetails(tx);
  const name = details.name[lang];
  const serial = serialOf(row);
  const { filename, pdf } = await receiptFile(row);
  const title = fill(words.title, { name });
  await enqueueMail(tx, {
    kind: RECEIPT_MAIL,
    ref: row.id,
    lang,
    to: email,
    ...(isMailAddress(details.email) && { replyTo: { name, address: details.email } }),
    subject: `${title}${inParentheses(lang, serial)}`,
    ...letter(lang, title, [
      { paragraph: fill(words.greeting, { name: row.name }) },
      { paragraph: fill(words.attached, { amount: hkdAndCents(row.amount_cents), serial }) },
      { paragraph: words.keep },
      { paragraph: fill(words.questions, { email: details.email, phone: details.phone }) },
    ]),
    attachments: [{ filename, contentType: "application/pdf", content: pdf }],
  });
}

/** Whether the e-mail with a receipt may still leave: the receipt is not void, and says what the ledger says now. */
export async function mayLeave(db: Database, donations: Donations, receiptId: string): Promise<boolean> {
  const row = await receiptStore(db).find(receiptId);
  if (!row || row.voided_at !== null) return false;
  const [gift] = await donations.find(db, [row.donation_id]);
  return agrees(row, gift);
}
