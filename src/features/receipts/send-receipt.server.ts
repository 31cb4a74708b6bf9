import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { fill } from "../../platform/locale/fill";
import { inParentheses } from "../../platform/locale/format";
import type { Localized } from "../../platform/locale/lang";
import { emailTemplate } from "../../platform/mail/email-template.server";
import { enqueueMail } from "../../platform/mail/enqueue.server";
import { isMailAddress } from "../../platform/mail/mail-address";
import { mailStatus } from "../../platform/mail/mail-status.server";
import { hkdAndCents } from "../../platform/money/money";
import { readSiteDetails } from "../../site/frame/site-details.server";
import type { Donations } from "./gifts.server";
import { receiptsProblems } from "./problems.server";
import { agrees, RECEIPT_MAIL, type ReceiptRow, receiptStore, serialOf, sheetOf } from "./store.server";

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

/** Tells whether the donor was sent the receipt before: whatever leaves after that is a duplicate. */
export const hasOriginal = (db: Database, row: ReceiptRow): Promise<boolean> =>
  mailStatus(db).hasLeft(row.id, RECEIPT_MAIL);

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
  const words = emailWords[lang];
  const details = await readSiteDetails(tx);
  const name = details.name[lang];
  const serial = serialOf(row);
  const isDuplicate = await hasOriginal(tx, row);
  const { filename, pdf } = await receiptFile(row, { isDuplicate });
  const title = fill(words.title, { name });
  await enqueueMail(tx, {
    kind: RECEIPT_MAIL,
    ref: row.id,
    lang,
    to: email,
    ...(isMailAddress(details.email) && { replyTo: { name, address: details.email } }),
    subject: `${title}${inParentheses(lang, serial)}`,
    ...emailTemplate(lang, title, [
      { paragraph: fill(words.greeting, { name: row.name }) },
      { paragraph: fill(words.attached, { amount: hkdAndCents(row.amount_cents), serial }) },
      { paragraph: words.keep },
      { paragraph: fill(words.questions, { email: details.email, phone: details.phone }) },
    ]),
    attachments: [{ filename, contentType: "application/pdf", content: pdf }],
  });
}

/**
 * Tells whether the e-mail with a receipt may still leave: the receipt is not void, and says what the ledger says
 * now.
 */
export async function mayLeave(db: Database, donations: Donations, receiptId: string): Promise<boolean> {
  const row = await receiptStore(db).find(receiptId);
  if (!row || row.voided_at !== null) return false;
  const [gift] = await donations.find(db, [row.donation_id]);
  return agrees(row, gift);
}

const eng = {
  title: "Your donation receipt from {name}",
  greeting: "Dear {name},",
  attached:
    "Thank you for your donation of {amount}. Your official receipt, number {serial}, is attached as a PDF file.",
  keep: "Please keep it: the Inland Revenue Department may ask for it for six years after the tax year (1 April–31 March).",
  questions: "If anything on it is not right, write to {email} or call {phone}.",
};

const tra: typeof eng = {
  title: "{name}捐款收據",
  greeting: "{name} 您好：",
  attached: "感謝您捐款 {amount}。隨電郵附上編號 {serial} 的正式收據（PDF 檔案）。",
  keep: "請妥善保存收據：稅務局可於有關課稅年度完結後六年內要求查閱。",
  questions: "如收據資料有誤，請電郵至 {email} 或致電 {phone}。",
};

const sim: typeof eng = {
  title: "{name}捐款收据",
  greeting: "{name} 您好：",
  attached: "感谢您捐款 {amount}。随邮件附上编号为 {serial} 的正式收据（PDF 文件）。",
  keep: "请妥善保存收据：香港税务局可在有关课税年度结束后六年内要求查阅。",
  questions: "如收据信息有误，请发邮件至 {email} 或致电 {phone}。",
};

/** The words of the letter that brings a receipt. */
const emailWords: Localized<typeof eng> = { eng, tra, sim };
