import type { Localized } from "../../core/locale/lang";

const eng = {
  learnMore: "Learn more",
  smaMore: "Learn about SMA",
  latestNews: "Latest news",
  noFeatured: "News will appear here soon.",
  allNews: "See all news",
  giftUse: "What a gift does",
  waysToGive: "See the ways to give",
};

const tra: typeof eng = {
  learnMore: "了解更多",
  smaMore: "認識 SMA",
  latestNews: "最新消息",
  noFeatured: "最新消息即將在此刊登。",
  allNews: "查看所有消息",
  giftUse: "您的捐款有何用途",
  waysToGive: "查看捐款方法",
};

const sim: typeof eng = {
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
