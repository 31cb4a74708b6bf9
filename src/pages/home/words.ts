import type { Localized } from "../../platform/locale/lang";

const eng = {
  volunteer: "Volunteer",
  professionals: "For doctors and therapists",
  learnMore: "Learn more",
  smaMore: "Learn about SMA",
  latestNews: "Latest news",
  noFeatured: "News will appear here soon.",
  allNews: "See all news",
  giftUse: "What a gift does",
  waysToGive: "See the ways to give",
};

const tra: typeof eng = {
  volunteer: "成為義工",
  professionals: "醫護人員參考",
  learnMore: "了解更多",
  smaMore: "認識 SMA",
  latestNews: "最新消息",
  noFeatured: "最新消息即將在此刊登。",
  allNews: "查看所有消息",
  giftUse: "您的捐款有何用途",
  waysToGive: "查看捐款方法",
};

const sim: typeof eng = {
  volunteer: "成为志愿者",
  professionals: "医护人员参考",
  learnMore: "了解更多",
  smaMore: "认识 SMA",
  latestNews: "最新消息",
  noFeatured: "最新消息即将在此发布。",
  allNews: "查看所有消息",
  giftUse: "您的捐款有何用途",
  waysToGive: "查看捐款方式",
};

/** Words of the home page. */
export const homePageWords: Localized<typeof eng> = { eng, tra, sim };
