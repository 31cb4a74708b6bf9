import type { Localized } from "../../platform/locale/lang";

/** The services by their own names. */
const SERVICES = { whatsApp: "WhatsApp", facebook: "Facebook", linkedIn: "LinkedIn", x: "X" };

const eng = {
  ...SERVICES,
  share: "Share this page",
  email: "E-mail",
  weChat: "WeChat: scan this code",
  code: "QR code with the address of this page",
  address: "Address to copy",
};

const tra: typeof eng = {
  ...SERVICES,
  share: "分享本頁",
  email: "電郵",
  weChat: "WeChat：掃描二維碼",
  code: "載有本頁網址的二維碼",
  address: "複製網址",
};

const sim: typeof eng = {
  ...SERVICES,
  share: "分享本页",
  email: "电子邮件",
  weChat: "微信：扫描二维码",
  code: "含有本页网址的二维码",
  address: "复制网址",
};

/** Words of the share links. */
export const shareWords: Localized<typeof eng> = { eng, tra, sim };
