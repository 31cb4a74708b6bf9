import type { Localized } from "../../platform/locale/lang";

const eng = {
  privacyOfficer: "Privacy Officer",
  version: "Version {number}, {date}",
  countsHeading: "Counting visits",
  countsText:
    "Our server counts how often each page is shown, in which language, from which other site the link came, and how many donations are begun. It does so without cookies, stores no IP address and nothing about you or your device, and cannot tell which visits were yours. The counts are deleted after two years.",
};

const tra: typeof eng = {
  privacyOfficer: "私隱主任",
  version: "第 {number} 版，{date}",
  countsHeading: "點算瀏覽次數",
  countsText:
    "本站伺服器會點算各網頁以哪種語言顯示了多少次、連結來自哪個網站，以及開始了多少筆捐款。點算時不用 Cookie，不會儲存 IP 地址，亦不會儲存任何有關您或您裝置的資料，因此無法得知哪些瀏覽屬於您。有關數字會於兩年後刪除。",
};

const sim: typeof eng = {
  privacyOfficer: "隐私主任",
  version: "第 {number} 版，{date}",
  countsHeading: "统计访问次数",
  countsText:
    "本站服务器会统计各页面以哪种语言显示了多少次、链接来自哪个网站，以及开始了多少笔捐款。统计时不用 Cookie，不会保存 IP 地址，也不会保存任何与您或您的设备有关的资料，因此无法得知哪些访问属于您。这些数字会在两年后删除。",
};

/** Words of the privacy page around its text. */
export const privacyPageWords: Localized<typeof eng> = { eng, tra, sim };
