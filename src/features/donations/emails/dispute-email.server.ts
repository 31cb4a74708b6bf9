import { fullName, staffTime } from "../../../platform/locale/format";
import { fill, type Lang, type Localized } from "../../../platform/locale/lang";
import { emailTemplate } from "../../../platform/mail/email-template.server";
import type { Mail } from "../../../platform/mail/enqueue.server";
import type { DonationAlert } from "../alerts/contract";
import { type Donation, type DonationState, STATES } from "../donation";
import { NEWS_OF_DONATION, type ToStaff } from "./staff-emails.server";

/** The notice of a dispute; with an `outcome` (PayPal's code) it is over. */
interface DisputeNews {
  dispute: Pick<DonationAlert, "ref" | "amount" | "reason" | "due">;
  /** Undefined where it concerns none of our donations. */
  donation: Donation | undefined;
  outcome?: string;
}

/** E-mails staff that a payer disputes a payment, with the deadline, or that the dispute is over. */
export function disputeNotice({ dispute, donation, outcome }: DisputeNews, to: ToStaff): Mail {
  const { ref, amount, reason, due } = dispute;
  const lang = to.mailLang;
  const words = disputeWords[lang];
  const time = due === null ? "" : fill(words.hongKong, { time: staffTime(due, lang) });
  const isOver = outcome !== undefined;
  const title = fill(isOver ? words.over : time ? words.answerBy : words.answer, { amount, time });
  const advice = isOver ? overAdvice(lang, outcome, donation?.state) : words.advice;
  return {
    kind: NEWS_OF_DONATION,
    ref: donation?._id ?? ref,
    lang,
    to: null,
    subject: title,
    ...emailTemplate(lang, title, [
      { paragraph: advice },
      {
        facts: [
          [words.amount, amount],
          [words.due, isOver ? "" : time],
          [words.reason, isOver ? "" : reasonIn(lang, reason)],
          [words.outcome, outcome ?? ""],
          [words.dispute, ref],
          [words.donor, donation ? fullName(donation) : ""],
          [words.state, donation ? STATES[donation.state].name[lang] : ""],
          [words.reference, donation?.reference ?? words.unknown],
        ],
      },
      { link: `${to.publicUrl}/cms/donations#dispute:${ref}`, label: words.openLink },
    ]),
  };
}

/** The advice after PayPal's decision: the payment's state says whose the money is, but not that it was returned. */
function overAdvice(lang: Lang, outcome: string, state: DonationState | undefined): string {
  const words = disputeWords[lang];
  if (state === "reversed") return words.overReversed;
  return outcome === "RESOLVED_SELLER_FAVOUR" ? words.overWon : words.overAdvice;
}

/** PayPal's reason for the dispute, as a sentence where there is one. */
function reasonIn(lang: Lang, reason: string): string {
  return REASONS[reason]?.[lang] ?? reason;
}

const REASONS: Partial<Record<string, Localized>> = {
  UNAUTHORISED: {
    eng: "The payer says that they did not make this payment",
    tra: "付款人表示並未授權這筆付款",
    sim: "付款人表示没有授权这笔付款",
  },
  DUPLICATE_TRANSACTION: {
    eng: "The payer says that they were charged twice",
    tra: "付款人表示被重複扣款",
    sim: "付款人表示被重复扣款",
  },
  INCORRECT_AMOUNT: {
    eng: "The payer says that the amount is wrong",
    tra: "付款人表示金額有誤",
    sim: "付款人表示金额有误",
  },
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: {
    eng: "The payer says that they did not receive what they paid for",
    tra: "付款人表示沒有收到所付款的項目",
    sim: "付款人表示没有收到所付款的项目",
  },
  CREDIT_NOT_PROCESSED: {
    eng: "The payer says that a refund did not arrive",
    tra: "付款人表示未有收到退款",
    sim: "付款人表示没有收到退款",
  },
};

const eng = {
  answerBy: "Payment of {amount} by PayPal is disputed – answer by {time}",
  answer: "Payment of {amount} by PayPal is disputed – please answer",
  over: "Dispute over {amount} by PayPal is over",
  advice:
    "Log in to PayPal, open the Resolution Centre and answer there. Without an answer in time PayPal decides for the payer. No receipt can be issued for the donation until the dispute is over.",
  overWon: "PayPal decided for the charity. Nothing needs to be done: the donation counts as before.",
  overReversed:
    "The donation is still shown as reversed. If PayPal shows that the money is the charity’s again, open the donation’s “…” menu, choose “Correct what was paid back” and enter what is left.",
  overAdvice:
    "If money was returned to the payer, the ledger follows PayPal by itself. Compare it in a few days.",
  hongKong: "{time} (Hong Kong)",
  amount: "Amount in dispute",
  due: "Answer by",
  reason: "Reason",
  outcome: "PayPal’s outcome",
  dispute: "PayPal’s dispute number",
  donor: "Donor",
  state: "Status of the donation",
  reference: "Reference of the donation",
  unknown: "not among the donations here",
  openLink: "Open in the staff area",
};

const tra: typeof eng = {
  answerBy: "PayPal 付款 {amount} 被提出爭議：請於 {time} 前回覆",
  answer: "PayPal 付款 {amount} 被提出爭議：請回覆",
  over: "PayPal 付款 {amount} 的爭議已完結",
  advice:
    "請登入 PayPal，在調解中心回覆。逾期未覆，PayPal 會判付款人得直。爭議完結前，這筆捐款不能發出收據。",
  overWon: "PayPal 裁定本會得直。毋須處理，捐款照舊計算。",
  overReversed:
    "這筆捐款仍顯示為被撤回。如 PayPal 顯示款項已歸還本會，請打開該筆捐款的「…」選單，選「更正退回金額」，並填寫餘額。",
  overAdvice: "如款項已退還付款人，捐款紀錄會隨 PayPal 自動更新。請於數天後核對。",
  hongKong: "{time}（香港時間）",
  amount: "爭議金額",
  due: "回覆限期",
  reason: "原因",
  outcome: "PayPal 的裁定",
  dispute: "PayPal 爭議編號",
  donor: "捐款人",
  state: "捐款狀態",
  reference: "捐款參考編號",
  unknown: "不屬於這裏的捐款",
  openLink: "在職員專區開啟",
};

const sim: typeof eng = {
  answerBy: "PayPal 付款 {amount} 被提出争议：请在 {time} 之前回复",
  answer: "PayPal 付款 {amount} 被提出争议：请回复",
  over: "PayPal 付款 {amount} 的争议已了结",
  advice:
    "请登录 PayPal，在调解中心回复。逾期未回复，PayPal 会作出有利于付款人的裁定。争议了结之前，这笔捐款不能开具收据。",
  overWon: "PayPal 作出了有利于本会的裁定。无需处理，捐款照旧计算。",
  overReversed:
    "这笔捐款仍显示为被撤回。如 PayPal 显示款项已归还本会，请打开该笔捐款的“…”菜单，选择“更正退回金额”，并填写余额。",
  overAdvice: "如款项已退还付款人，捐款记录会随 PayPal 自动更新。请过几天核对。",
  hongKong: "{time}（香港时间）",
  amount: "争议金额",
  due: "回复期限",
  reason: "原因",
  outcome: "PayPal 的裁定",
  dispute: "PayPal 争议编号",
  donor: "捐款人",
  state: "捐款状态",
  reference: "捐款参考编号",
  unknown: "不属于这里的捐款",
  openLink: "在员工专区打开",
};

/** The words of the mails to staff about a dispute. */
const disputeWords: Localized<typeof eng> = { eng, tra, sim };
