import type { Localized } from "../../../platform/locale/lang";

const eng = {
  /** Belongs on every page that shows a topic, and so is not for editing. */
  notice:
    "This is general information, not medical advice. Please ask your own clinical team about your situation.",
  noTopics: "This page is being rewritten. Please come back soon, or contact us with your question.",
  sources: "Sources",
  references: "References",
  topics: "Topics",
  allTopics: "All topics",
  moreOn: "More on {type}",
  typeTable: "Table of types",
  treatedToday: "How {type} is treated today",
  lifeExpectancy: "Show life expectancy before treatment existed",
  before: "Previous topic",
  after: "Next topic",
  reviewedBy: "Reviewed by: {reviewer}",
  organizations: "Organisations and guides",
  /** Replaces `[?]` in a text. */
  unconfirmed: "(a doctor has yet to confirm this)",
};

const tra: typeof eng = {
  notice: "本頁內容為一般資訊，並非醫療意見。請就您的情況諮詢您的醫護團隊。",
  noTopics: "本頁內容正在更新。請稍後再來，或聯絡我們查詢。",
  sources: "資料來源",
  references: "參考資料",
  topics: "主題",
  allTopics: "所有主題",
  moreOn: "{type}詳情",
  typeTable: "分型表",
  treatedToday: "{type}現時的治療",
  lifeExpectancy: "顯示治療出現之前的預期壽命",
  before: "上一個主題",
  after: "下一個主題",
  reviewedBy: "覆核：{reviewer}",
  organizations: "機構及指南",
  unconfirmed: "（尚待醫生確認）",
};

const sim: typeof eng = {
  notice: "本页内容为一般信息，不构成医疗建议。请就您的情况咨询您的医护团队。",
  noTopics: "本页内容正在更新。请稍后再来，或联系我们咨询。",
  sources: "资料来源",
  references: "参考资料",
  topics: "主题",
  allTopics: "所有主题",
  moreOn: "{type}详情",
  typeTable: "分型表",
  treatedToday: "{type}目前的治疗",
  lifeExpectancy: "显示治疗出现之前的预期寿命",
  before: "上一个主题",
  after: "下一个主题",
  reviewedBy: "审核：{reviewer}",
  organizations: "机构与指南",
  unconfirmed: "（尚待医生确认）",
};

export const smaPublicWords: Localized<typeof eng> = { eng, tra, sim };
