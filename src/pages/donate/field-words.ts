import { HEADING, PARAGRAPHS, TEXT } from "../../features/pages/page";

const part = { title: HEADING, text: TEXT };
const way = { title: HEADING, text: PARAGRAPHS };

const reference = {
  eng: "{reference} stands for the IRD file no. among the site’s details.",
  tra: "{reference} 代表網站資料中的稅務局檔案編號。",
  sim: "{reference} 代表网站资料中的税务局档案编号。",
};

/** The names of Donate's texts for staff. */
export const fieldWords = {
  presets: {
    label: { eng: "Amounts offered", tra: "預設捐款金額", sim: "预设捐款金额" },
    hint: {
      eng: "Up to 12, for PayPal and FPS. The first is chosen for the donor. Say what an amount pays for where you can show it.",
      tra: "用於 PayPal 及轉數快，最多 12 個，首個金額會預先選定。能確實說明用途的，請填寫用途。",
      sim: "用于 PayPal 和转数快，最多 12 个，第一个金额默认选中。能确实说明用途的，请填写用途。",
    },
    add: { eng: "Add an amount", tra: "新增金額", sim: "添加金额" },
    one: { eng: "Amount {number}", tra: "第 {number} 個金額", sim: "第 {number} 个金额" },
    fields: {
      amount: { eng: "Amount (HK$)", tra: "金額（港元）", sim: "金额（港元）" },
      use: { eng: "What it pays for", tra: "用途", sim: "用途" },
    },
  },
  demoNotice: {
    label: { eng: "Notice of a demonstration site", tra: "示範網站提示", sim: "演示网站提示" },
    hint: {
      eng: "Shown by itself while there is demo content and PayPal takes no real money.",
      tra: "網站有示範內容而 PayPal 未收取真實款項時，會自動顯示。",
      sim: "网站有演示内容而 PayPal 没有收取真实款项时，会自动显示。",
    },
  },
  intro: { label: { eng: "Top of the page", tra: "頁首", sim: "页面顶部" }, fields: part },
  paypal: {
    label: { eng: "PayPal", tra: "PayPal", sim: "PayPal" },
    fields: { title: HEADING },
  },
  bank: { label: { eng: "Bank transfer", tra: "銀行轉賬", sim: "银行转账" }, fields: way },
  fps: { label: { eng: "FPS", tra: "轉數快", sim: "转数快" }, fields: part },
  cheque: { label: { eng: "Cheque", tra: "支票", sim: "支票" }, fields: way },
  pps: {
    label: {
      eng: "PPS, AlipayHK and PayMe",
      tra: "繳費靈、AlipayHK 及 PayMe",
      sim: "缴费灵、AlipayHK 和 PayMe",
    },
    fields: way,
  },
  help: { label: { eng: "Offer of help", tra: "協助說明", sim: "协助说明" } },
  monthly: { label: { eng: "Giving every month", tra: "每月捐款", sim: "每月捐款" }, fields: part },
  receipts: { label: { eng: "Receipts", tra: "捐款收據", sim: "捐款收据" }, fields: way },
  tax: {
    label: { eng: "Tax", tra: "稅務", sim: "税务" },
    hint: {
      eng: "Shown only while the site’s details have an IRD file no.",
      tra: "只在網站資料有稅務局檔案編號時顯示。",
      sim: "仅在网站资料有税务局档案编号时显示。",
    },
    fields: {
      status: {
        label: { eng: "The charity’s status", tra: "本會的免稅資格", sim: "本会的免税资格" },
        hint: reference,
      },
      deduction: { label: { eng: "What donors can deduct", tra: "捐款扣稅", sim: "捐款扣税" } },
    },
  },
};
