import { HEADING, PARAGRAPHS, TEXT } from "../../features/pages/field-words";

const part = { title: HEADING, text: TEXT };
const way = { title: HEADING, text: PARAGRAPHS };

const reference = {
  eng: "{reference} stands for the IRD file no. among the site’s details.",
  tra: "{reference} 代表網站資料中的稅務局檔案編號。",
  sim: "{reference} 代表网站资料中的税务局档案编号。",
};

/** The names of Donate's texts for staff. */
export const fieldWords = {
  amount1: {
    label: {
      eng: "First amount (HK$)",
      tra: "第一個金額（港幣）",
      sim: "第一个金额（港币）",
    },
    hint: {
      eng: "Chosen from the start. An amount of 0 is not offered.",
      tra: "預先選定。填 0 即不提供這個金額。",
      sim: "默认选定。填 0 表示不提供这个金额。",
    },
  },
  amount2: {
    label: { eng: "Second amount (HK$)", tra: "第二個金額（港幣）", sim: "第二个金额（港币）" },
  },
  amount3: {
    label: { eng: "Third amount (HK$)", tra: "第三個金額（港幣）", sim: "第三个金额（港币）" },
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
    hint: {
      eng: "What an amount pays for stands below it. Leave it empty where you cannot show it.",
      tra: "每個金額的用途會顯示在金額之下；未能確實說明的請留空。",
      sim: "每个金额的用途会显示在金额下方；不能确实说明的请留空。",
    },
    fields: {
      title: HEADING,
      gift200: { eng: "What the first amount pays for", tra: "第一個金額的用途", sim: "第一个金额的用途" },
      gift500: { eng: "What the second amount pays for", tra: "第二個金額的用途", sim: "第二个金额的用途" },
      gift1000: { eng: "What the third amount pays for", tra: "第三個金額的用途", sim: "第三个金额的用途" },
    },
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
