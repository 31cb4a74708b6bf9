import type { Localized } from "../../core/locale/lang";

const eng = {
  title: "Site details",
  saved: "Site details have been updated",
  fields: {
    name: "Full name",
    shortName: "Short name",
    phone: "Phone",
    fax: "Fax",
    email: "E-mail",
    address: "Address",
    mapPoint: {
      label: "Point on the map",
      hint: "In degrees, as map sites show them for a place: 22.2913 and 114.2004 for North Point.",
      fields: { lat: "Latitude", lng: "Longitude" },
    },
    social: {
      label: "Social links",
      add: "Add a link",
      fields: { name: "Name of the service", url: { label: "Address", hint: "Begins with https://" } },
    },
    bank: {
      label: "Bank transfer",
      fields: { bankName: "Bank", accountName: "Account name", accountNumber: "Account number" },
    },
    pps: { label: "PPS", fields: { merchantCode: "Merchant code", phone: "Payment line" } },
    fps: {
      label: "Faster Payment System (FPS)",
      hint: "7 or 9 digits. Blank hides everything about FPS.",
      fields: { id: "FPS ID" },
    },
    cheque: { label: "Cheque", fields: { payee: "Cheque payable to", address: "Post to" } },
    registrationReference: "IRD file no.",
    annualReport: "Annual report",
  },
};
const tra: typeof eng = {
  title: "網站資料",
  saved: "網站資料已更新",
  fields: {
    name: "全名",
    shortName: "簡稱",
    phone: "電話",
    fax: "傳真",
    email: "電郵",
    address: "地址",
    mapPoint: {
      label: "地圖位置",
      hint: "以度為單位，可從地圖網站查得，例如北角為 22.2913 及 114.2004。",
      fields: { lat: "緯度", lng: "經度" },
    },
    social: {
      label: "社交媒體連結",
      add: "新增連結",
      fields: { name: "服務名稱", url: { label: "網址", hint: "以 https:// 開頭" } },
    },
    bank: {
      label: "銀行轉賬",
      fields: { bankName: "銀行", accountName: "戶口名稱", accountNumber: "戶口號碼" },
    },
    pps: { label: "繳費靈（PPS）", fields: { merchantCode: "商戶編號", phone: "付款熱線" } },
    fps: {
      label: "轉數快（FPS）",
      hint: "7 或 9 位數字；留空則不顯示轉數快。",
      fields: { id: "轉數快識別碼" },
    },
    cheque: { label: "支票", fields: { payee: "支票抬頭", address: "郵寄至" } },
    registrationReference: "稅務局檔案編號",
    annualReport: "年報",
  },
};

const sim: typeof eng = {
  title: "网站资料",
  saved: "网站资料已更新",
  fields: {
    name: "全称",
    shortName: "简称",
    phone: "电话",
    fax: "传真",
    email: "电子邮箱",
    address: "地址",
    mapPoint: {
      label: "地图位置",
      hint: "以度为单位，可从地图网站查得，例如北角为 22.2913 和 114.2004。",
      fields: { lat: "纬度", lng: "经度" },
    },
    social: {
      label: "社交媒体链接",
      add: "添加链接",
      fields: { name: "服务名称", url: { label: "网址", hint: "以 https:// 开头" } },
    },
    bank: {
      label: "银行转账",
      fields: { bankName: "银行", accountName: "账户名称", accountNumber: "账号" },
    },
    pps: { label: "缴费灵（PPS）", fields: { merchantCode: "商户编号", phone: "付款热线" } },
    fps: {
      label: "转数快（FPS）",
      hint: "7 或 9 位数字；留空则不显示转数快。",
      fields: { id: "转数快识别码" },
    },
    cheque: { label: "支票", fields: { payee: "支票抬头", address: "邮寄至" } },
    registrationReference: "税务局档案编号",
    annualReport: "年报",
  },
};

/** Words of the content type of the site's details. */
export const siteDetailsWords: Localized<typeof eng> = { eng, tra, sim };
