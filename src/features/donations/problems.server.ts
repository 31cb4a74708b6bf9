import { localized } from "../../platform/locale/lang";
import { ownProblems } from "../../platform/locale/words/problems";
import { givingWords } from "./public/words";

/** The problems of this feature, besides those that all share. */
export const donationsProblems = ownProblems({
  invalidAmount: localized((lang) => givingWords[lang].amountProblem),
  paypalNotSetUp: {
    eng: "Online payment is not set up yet. Please choose another way to give.",
    tra: "網上付款尚未開通，請選擇其他捐款方法。",
    sim: "在线付款尚未开通，请选择其他捐款方式。",
  },
  paypalAway: {
    eng: "PayPal cannot be reached at the moment. Nothing is lost: please try again in a minute.",
    tra: "暫時未能連接 PayPal。資料沒有遺失，請於一分鐘後再試。",
    sim: "暂时无法连接 PayPal。资料没有丢失，请一分钟后再试。",
  },
  tooManyOrders: {
    eng: "Many donations were started from your network in a short time. Nothing was taken; please try again in a moment.",
    tra: "短時間內有太多捐款從您的網絡開始。並未扣款，請稍等片刻再試。",
    sim: "短时间内从您的网络发起的捐款过多。没有扣款，请稍等片刻再试。",
  },
  tooManyCaptures: {
    eng: "PayPal was asked about this payment many times just now. Nothing is lost: please look again in a minute.",
    tra: "剛才已多次向 PayPal 查詢這次付款。資料沒有遺失，請於一分鐘後再查看。",
    sim: "刚才已多次向 PayPal 查询这次付款。资料没有丢失，请一分钟后再查看。",
  },
  paypalDeclined: {
    eng: "PayPal declined the payment. Nothing was taken; you can try again with another card or account.",
    tra: "PayPal 拒絕了這次付款，並未扣款。您可改用其他信用卡或帳戶再試。",
    sim: "PayPal 拒绝了这次付款，并未扣款。您可以改用其他银行卡或账户再试。",
  },
  paypalExpired: {
    eng: "PayPal does not know this payment any more: it was not approved in time. Nothing was taken.",
    tra: "PayPal 已沒有這次付款的紀錄：付款未有及時確認。並未扣款。",
    sim: "PayPal 已没有这次付款的记录：付款没有及时确认。没有扣款。",
  },
  paypalNotApproved: {
    eng: "This payment has not been approved at PayPal yet. Nothing was taken.",
    tra: "這次付款尚未在 PayPal 確認，並未扣款。",
    sim: "这次付款尚未在 PayPal 确认，并未扣款。",
  },
  paypalPending: {
    eng: "PayPal is still checking this payment. Please do not pay again; we will write to you.",
    tra: "PayPal 正在核對這次付款。請勿重複付款，我們會再通知您。",
    sim: "PayPal 正在核对这次付款。请勿重复付款，我们会再通知您。",
  },
  paypalMismatched: {
    eng: "PayPal took a different amount from the one you chose. Please do not pay again: we have been told and will put it right.",
    tra: "PayPal 扣取的金額與您選擇的不同。請勿重複付款，我們已收到通知並會跟進。",
    sim: "PayPal 扣取的金额与您选择的不同。请勿重复付款，我们已收到通知并会跟进。",
  },
  paypalReturned: {
    eng: "This donation has been refunded, in whole or in part.",
    tra: "此筆捐款的款項已全部或部分退回。",
    sim: "这笔捐款的款项已全部或部分退回。",
  },
  invalidLedgerAmount: {
    eng: "Type an amount from HK$0.01 to HK$10,000,000, with at most two decimals.",
    tra: "請輸入港幣 0.01 元至 10,000,000 元之間的金額，最多兩位小數。",
    sim: "请输入港币 0.01 元至 10,000,000 元之间的金额，最多两位小数。",
  },
  noSuchDay: {
    eng: "Choose the day on which it was given.",
    tra: "請選擇捐款日期。",
    sim: "请选择捐款日期。",
  },
  givenOnTooEarly: {
    eng: "Choose a day from 1 January 1990 on. Is the year right?",
    tra: "請選擇 1990年1月1日或之後的日期，並檢查年份。",
    sim: "请选择 1990年1月1日或之后的日期，并检查年份。",
  },
  givenOnInFuture: {
    eng: "Choose the day on which it was given, not after today.",
    tra: "請選擇捐款日期，不可遲於今天。",
    sim: "请选择捐款日期，不可晚于今天。",
  },
  paypalDonationStays: {
    eng: "This donation came by PayPal: its amount and date stay as PayPal has them, and it cannot be deleted.",
    tra: "此捐款經 PayPal 收取：金額及日期以 PayPal 紀錄為準，亦不能刪除。",
    sim: "此捐款通过 PayPal 收取：金额和日期以 PayPal 记录为准，也不能删除。",
  },
  paypalRefund: {
    eng: "This donation came by PayPal. Refund it at PayPal; the ledger follows by itself.",
    tra: "此捐款經 PayPal 收取，請在 PayPal 退款，捐款紀錄會自動更新。",
    sim: "此捐款通过 PayPal 收取，请在 PayPal 退款，捐款记录会自动更新。",
  },
  invalidRefund: {
    eng: "{left} of this donation is left. Enter an amount from HK$0.01 to that.",
    tra: "此捐款餘額為 {left}，請輸入 HK$0.01 至該餘額之間的金額。",
    sim: "该捐款余额为 {left}，请输入 HK$0.01 至该余额之间的金额。",
  },
  nothingLeft: {
    eng: "All of this donation has been paid back.",
    tra: "此捐款已全數退回。",
    sim: "该捐款已全额退回。",
  },
  noRefundDay: {
    eng: "Choose the day on which it was paid back.",
    tra: "請選擇退款日期。",
    sim: "请选择退款日期。",
  },
  refundInFuture: {
    eng: "Choose the day on which it was paid back, not after today.",
    tra: "請選擇退款日期，不可遲於今天。",
    sim: "请选择退款日期，不可晚于今天。",
  },
  refundTooEarly: {
    eng: "It was given on {day}. Choose that day or a later one.",
    tra: "捐款日期為 {day}，請選擇該日或之後的日期。",
    sim: "捐款日期为 {day}，请选择当天或之后的日期。",
  },
  lessThanRefunded: {
    eng: "{back} of this donation was paid back, so it cannot be less.",
    tra: "此捐款已退回 {back}，金額不可少於此數。",
    sim: "该捐款已退回 {back}，金额不能少于此数。",
  },
  givenAfterRefund: {
    eng: "Some of it was paid back on {day}. Choose that day or an earlier one.",
    tra: "此捐款於 {day} 已有退款，請選擇該日或之前的日期。",
    sim: "该捐款于 {day} 已有退款，请选择当天或之前的日期。",
  },
  invalidLeft: {
    eng: "Enter what is left, from HK$0 to the amount of the donation, with at most two decimals.",
    tra: "請輸入餘額，由 HK$0 至捐款金額，最多兩位小數。",
    sim: "请输入余额，从 HK$0 到捐款金额，最多两位小数。",
  },
  payPalShowsIt: {
    eng: "PayPal’s own record of this donation is complete, so there is nothing to correct here.",
    tra: "PayPal 對此捐款的紀錄完整，毋須在此更正。",
    sim: "PayPal 对该捐款的记录完整，无需在此更正。",
  },
  unknownRefund: {
    eng: "This refund does not exist.",
    tra: "找不到此退款。",
    sim: "找不到该退款。",
  },
  donationNotMismatched: {
    eng: "There is nothing to accept: this donation does not differ from what was ordered.",
    tra: "這筆捐款的金額與訂單相符，毋須接納。",
    sim: "这笔捐款的金额与订单一致，无需确认。",
  },
  unknownAlert: {
    eng: "This was dealt with already.",
    tra: "此事已經處理。",
    sim: "此事已经处理。",
  },
  webhookRefused: {
    eng: "This message was not signed by PayPal.",
    tra: "PayPal 並未簽署此訊息。",
    sim: "此消息没有 PayPal 的签名。",
  },
  tooManyForged: {
    eng: "Too many unsigned messages were received. Please send this again later.",
    tra: "未經 PayPal 簽署的訊息過多，請稍後再傳送。",
    sim: "未经 PayPal 签名的消息过多，请稍后重新发送。",
  },
  receiptName: {
    eng: "Enter the name that the receipt should bear.",
    tra: "請填寫收據上的姓名。",
    sim: "请填写收据上的姓名。",
  },
  receiptEmail: {
    eng: "Enter the e-mail address to which we can send it.",
    tra: "請填寫收取收據的電郵地址。",
    sim: "请填写接收收据的邮箱地址。",
  },
  unknownDonation: {
    eng: "This donation does not exist.",
    tra: "找不到此捐款。",
    sim: "找不到该捐款。",
  },
});

export type DonationsProblem = keyof typeof donationsProblems;
