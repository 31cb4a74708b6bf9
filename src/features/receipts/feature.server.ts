import { type CsvColumns, csvOfRecords } from "../../platform/csv/csv";
import type { Database } from "../../platform/db/database.server";
import { foundItems, pageOf, pagesOf, partOfPage } from "../../platform/db/paging.server";
import { type Answers, answers, feature, type Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { hongKongDay, hongKongTime } from "../../platform/locale/format";
import type { Lang, Localized } from "../../platform/locale/lang";
import { mailStatus } from "../../platform/mail/mail-status.server";
import { readSiteDetails } from "../../site/frame/site-details.server";
import { decimalOf, METHOD_NAMES } from "../donations/contract";
import { type Receipt, receiptsContract } from "./contract";
import { giftFor, issueReceipt, sortedDonors, statementDonors, statementFile } from "./issue.server";
import { receiptsProblems } from "./problems.server";
import { hasOriginal, receiptFile, sendReceipt } from "./send-receipt.server";
import {
  type Donations,
  listedReceipts,
  type ReceiptRow,
  receiptStore,
  receiptsOf,
  serialOf,
} from "./store.server";

const PAGE_SIZE = 20;

/** Makes the calls; the ledger belongs to another feature and is passed in. */
const receiptsAnswers = (donations: Donations): Answers =>
  answers(receiptsContract, { ...reading(donations), ...writing(donations) });

type Reading = "list" | "export" | "waiting" | "outdated" | "gift" | "pdf" | "statement" | "donors";

function reading(donations: Donations): Pick<Handlers<typeof receiptsContract>, Reading> {
  return {
    list: async (asked, { db, deps, lang }) => {
      const { rows, total, pages, sumOf } = await listedReceipts.page({ db, lang }, asked);
      return {
        receipts: await receiptsOf(db, donations, rows),
        total,
        pages,
        sumCents: sumOf("validCents"),
        years: await receiptStore(db).years(),
        registrationReference: (await readSiteDetails(db)).registrationReference,
        mailReady: deps.mail.inbox !== undefined,
      };
    },

    export: (asked, { db, lang }) => {
      const parts = listedReceipts.inParts({ db, lang }, asked, (rows) => receiptsOf(db, donations, rows));
      return csvOfRecords("receipts", columnsIn(lang), parts);
    },

    waiting: (asked, { db, lang }) => donations.withoutReceipt({ db, lang }, asked),

    outdated: async ({ q, page }, { db }) => {
      const { receipts, total } = await donations.withOutdatedReceipt(db, q, partOfPage(page, PAGE_SIZE));
      return {
        receipts: await receiptsOf(db, donations, receipts),
        total,
        pages: pagesOf(total, PAGE_SIZE),
      };
    },

    gift: async ({ donation_id }, { db }) => {
      const gift = await giftFor(db, donations, donation_id);
      const rows = await receiptStore(db).ofDonations([gift.donation_id]);
      const valid = rows.filter(({ voided_at }) => voided_at === null);
      const [receipt = null] = await receiptsOf(db, donations, valid);
      const { registrationReference } = await readSiteDetails(db);
      return { gift, receipt, registrationReference };
    },

    pdf: async ({ receipt_id, duplicate }, { db }) => {
      const row = await found(db, receipt_id);
      return receiptFile(row, { isDuplicate: duplicate === "yes" || (await hasOriginal(db, row)) });
    },

    donors: async ({ year, q, sort, page }, { db, lang }) => {
      const all = await statementDonors(db, donations, year);
      const wanted = foundItems(all, q, ({ name, email }) => [name, email]);
      const { found, ...counted } = pageOf(await sortedDonors(wanted, sort, lang), page);
      const sumCents = wanted.reduce((sum, { amountCents }) => sum + amountCents, 0);
      const { registrationReference } = await readSiteDetails(db);
      return { donors: found, ...counted, sumCents, registrationReference };
    },

    statement: (wanted, { db }) => statementFile(db, donations, wanted),
  };
}

function writing(donations: Donations): Omit<Handlers<typeof receiptsContract>, Reading> {
  return {
    issue: async (order, { db, lang }) => changed("issued", await issueReceipt(db, donations, order, lang)),

    void: async ({ receipt_id, reason }, { db }) => {
      const row = await found(db, receipt_id);
      if (!(await receiptStore(db).makeVoid(receipt_id, reason, new Date()))) {
        throw new Problem(409, receiptsProblems.receiptVoid);
      }
      // What is leaving may come back, and would leave once more long after the receipt is void.
      if ((await mailStatus(db).stop(receipt_id)) === "sending")
        throw new Problem(409, receiptsProblems.receiptLeaving);
      return changed("voided", row);
    },

    send: async ({ receipt_id }, { db, deps }) => {
      const row = await found(db, receipt_id);
      await sendReceipt(db, donations, row, deps.config.publicUrl);
      return changed("sent", row);
    },
  };
}

async function found(db: Database, id: string): Promise<ReceiptRow> {
  const row = await receiptStore(db).find(id);
  if (!row) throw new Problem(404, receiptsProblems.unknownReceipt);
  return row;
}

/** The journal records actions on receipts, without the donor. */
function changed(done: "issued" | "voided" | "sent", row: ReceiptRow) {
  const serial = serialOf(row);
  return {
    entityId: row.id,
    action: done === "issued" ? ("add" as const) : ("edit" as const),
    snapshot: { _id: row.id, serial, donation_id: row.donation_id, done },
    answer: { message: "success" as const, receipt_id: row.id, serial },
  };
}

/** Makes the feature; the ledger belongs to another feature and is passed in. */
export const receiptsFeature = (donations: Donations) =>
  feature({
    name: "receipts",
    answers: receiptsAnswers(donations),
    problems: receiptsProblems,
  });

const eng = {
  serial: "Receipt number",
  issued: "Issued (Hong Kong time)",
  state: "State",
  name: "Name on the receipt",
  amount: "Amount (HKD)",
  givenOn: "Date of donation",
  method: "Method",
  reference: "Donation reference",
  replaces: "Replaces",
  replacedBy: "Replaced by",
  voided: "Void since (Hong Kong time)",
  reason: "Reason",
  valid: "Valid",
  void: "Void",
};

const tra: typeof eng = {
  serial: "收據編號",
  issued: "發出時間（香港時間）",
  state: "狀態",
  name: "收據抬頭",
  amount: "金額（港幣）",
  givenOn: "捐款日期",
  method: "付款方法",
  reference: "捐款參考編號",
  replaces: "取代",
  replacedBy: "取代此收據者",
  voided: "作廢時間（香港時間）",
  reason: "作廢原因",
  valid: "有效",
  void: "已作廢",
};

const sim: typeof eng = {
  serial: "收据编号",
  issued: "开具时间（香港时间）",
  state: "状态",
  name: "收据抬头",
  amount: "金额（港币）",
  givenOn: "捐款日期",
  method: "付款方式",
  reference: "捐款参考编号",
  replaces: "取代",
  replacedBy: "取代此收据者",
  voided: "作废时间（香港时间）",
  reason: "作废原因",
  valid: "有效",
  void: "已作废",
};

const tableWords: Localized<typeof eng> = { eng, tra, sim };

/** The columns of the receipts as a file for a spreadsheet. */
function columnsIn(lang: Lang): CsvColumns<Receipt> {
  const words = tableWords[lang];
  return [
    [words.serial, ({ serial }) => serial],
    [words.issued, ({ issuedAt }) => timeOf(issuedAt)],
    [words.state, ({ voidedAt }) => (voidedAt === null ? words.valid : words.void)],
    [words.name, ({ name }) => name],
    [words.amount, ({ amountCents }) => decimalOf(amountCents)],
    [words.givenOn, ({ givenOn }) => givenOn],
    [words.method, ({ method }) => METHOD_NAMES[method][lang]],
    [words.reference, ({ reference }) => reference],
    [words.replaces, ({ replaces }) => replaces ?? ""],
    [words.replacedBy, ({ replacedBy }) => replacedBy ?? ""],
    [words.voided, ({ voidedAt }) => (voidedAt === null ? "" : timeOf(voidedAt))],
    [words.reason, ({ voidReason }) => voidReason],
  ];
}

function timeOf(at: string): string {
  const time = new Date(at);
  return `${hongKongDay(time)} ${hongKongTime(time)}`;
}
