import type { Localized } from "../../core/locale/lang";

const eng = {
  showMap: "Show map",
  mapNote: "The map pictures come from {host}, which may then see your IP address.",
  map: "Map around {name}",
  mapFailed: "The map could not be loaded. The links above lead to the same place.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  contactLead: "Whatever your question, big or small, write or call. We reply to everyone who gets in touch.",
  contactWrite: "Write to us",
  contactWriteText:
    "Write by e-mail in English or Chinese. Tell us only what your question needs; health details can wait until we talk.",
  contactCall: "Call us",
  contactCallText: "If speaking on the telephone is hard for you, e-mail us and we will find another way.",
  contactVisit: "Visit us",
  contactVisitText: "Please let us know before you come, and what would make your visit easier.",
  openMap: "Find us on a map",
  googleMaps: "Google Maps",
  amap: "Amap",
};

const tra: typeof eng = {
  showMap: "顯示地圖",
  mapNote: "地圖圖像由 {host} 提供，該網站或會得知您的 IP 地址。",
  map: "{name}一帶地圖",
  mapFailed: "未能載入地圖。您可使用上方的連結前往同一位置。",
  zoomIn: "放大",
  zoomOut: "縮小",
  contactLead: "不論大小問題，歡迎來函或致電。每一位聯絡我們的人，都會收到回覆。",
  contactWrite: "電郵聯絡",
  contactWriteText: "您可以中文或英文寫電郵給我們。只須提供查詢所需的資料，健康狀況可留待與我們傾談時再說。",
  contactCall: "致電查詢",
  contactCallText: "如不便以電話交談，請電郵給我們，我們會安排其他方式。",
  contactVisit: "親臨本會",
  contactVisitText: "到訪前請先通知我們，並告訴我們怎樣安排會讓您更方便。",
  openMap: "在地圖上查看",
  googleMaps: "Google 地圖",
  amap: "高德地圖",
};

const sim: typeof eng = {
  showMap: "显示地图",
  mapNote: "地图图像由 {host} 提供，该网站可能会得知您的 IP 地址。",
  map: "{name}一带地图",
  mapFailed: "未能加载地图。您可以使用上方的链接前往同一位置。",
  zoomIn: "放大",
  zoomOut: "缩小",
  contactLead: "无论问题大小，欢迎来信或来电。每一位联系我们的人，都会收到回复。",
  contactWrite: "发邮件给我们",
  contactWriteText: "您可以用中文或英文写邮件给我们。只需提供咨询所需的资料，健康状况可以留到交谈时再说。",
  contactCall: "来电咨询",
  contactCallText: "如不便通过电话交谈，请发邮件给我们，我们会安排其他方式。",
  contactVisit: "到访本会",
  contactVisitText: "到访前请先通知我们，并告诉我们怎样安排会让您更方便。",
  openMap: "在地图上查看",
  googleMaps: "Google 地图",
  amap: "高德地图",
};

/** Words of the contact page and its map. */
export const contactPageWords: Localized<typeof eng> = { eng, tra, sim };
