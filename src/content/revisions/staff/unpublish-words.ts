import type { Localized } from "../../../platform/locale/lang";

/** Said where an entry was taken from visitors, or could not be. */
export const unpublishWords: Localized<{ takenDown: string; notTakenDown: string }> = {
  eng: {
    takenDown: "Taken down: {name}. It is a draft now: visitors do not see it.",
    notTakenDown: "It could not be taken down: {name}. Please try again.",
  },
  tra: {
    takenDown: "已從網站撤下：{name}。訪客不會再看到，內容已保留為草稿。",
    notTakenDown: "未能撤下：{name}。請再試一次。",
  },
  sim: {
    takenDown: "已从网站撤下：{name}。访客不会再看到，内容已保留为草稿。",
    notTakenDown: "未能撤下：{name}。请再试一次。",
  },
};
