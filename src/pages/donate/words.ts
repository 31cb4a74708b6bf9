import type { Localized } from "../../core/locale/lang";

const eng = {
  donationMethods: "Ways to give",
  donateBy: "Donate: {method}",
  bankTransfer: "Bank transfer",
  cheque: "Cheque",
  pps: "PPS / Alipay / PayMe",
  paypal: "PayPal",
  paypalNotReady:
    "Paying online by PayPal is not set up on this site yet. Please use one of these ways instead, or contact us:",
  copy: "Copy",
  copyNumber: "Copy: {label}",
  copied: "Copied",
  bankName: "Bank",
  accountName: "Account name",
  accountNumber: "Account number",
  chequePayee: "Cheque payable to",
  postTo: "Post to",
  merchantCode: "Merchant code",
  paymentLine: "PPS payment line",
  fpsId: "FPS ID",
  receiptEmail: "E-mail for the slip",
  receiptFax: "Fax for the slip",
};

const tra: typeof eng = {
  donationMethods: "捐款方法",
  donateBy: "捐款：{method}",
  bankTransfer: "銀行轉賬",
  cheque: "支票",
  pps: "繳費靈／AlipayHK／PayMe",
  paypal: "PayPal",
  paypalNotReady: "本網站尚未開通 PayPal 網上付款。請改用以下方法，或聯絡我們：",
  copy: "複製",
  copyNumber: "複製：{label}",
  copied: "已複製",
  bankName: "銀行",
  accountName: "戶口名稱",
  accountNumber: "戶口號碼",
  chequePayee: "支票抬頭",
  postTo: "郵寄地址",
  merchantCode: "商戶編號",
  paymentLine: "繳費靈付款熱線",
  fpsId: "轉數快識別碼",
  receiptEmail: "存款單電郵至",
  receiptFax: "存款單傳真至",
};

const sim: typeof eng = {
  donationMethods: "捐款方式",
  donateBy: "捐款：{method}",
  bankTransfer: "银行转账",
  cheque: "支票",
  pps: "缴费灵／AlipayHK／PayMe",
  paypal: "PayPal",
  paypalNotReady: "本网站尚未开通 PayPal 在线付款。请改用以下方式，或联系我们：",
  copy: "复制",
  copyNumber: "复制：{label}",
  copied: "已复制",
  bankName: "银行",
  accountName: "账户名称",
  accountNumber: "账号",
  chequePayee: "支票抬头",
  postTo: "邮寄地址",
  merchantCode: "商户编号",
  paymentLine: "缴费灵付款热线",
  fpsId: "转数快识别码",
  receiptEmail: "存款单发送至（电子邮箱）",
  receiptFax: "存款单传真至",
};

/** Words of the ways to give on the donation page. */
export const donatePageWords: Localized<typeof eng> = { eng, tra, sim };
