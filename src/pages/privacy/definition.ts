import { privacyTexts } from "../../charity/privacy-texts";
import { date } from "../../core/content/kinds/number";
import { line, richText, text } from "../../core/content/kinds/text";
import { inEachLanguage } from "../../core/locale/in-language";
import { DESCRIPTION, HEADING, REVIEWED } from "../../features/pages/field-words";
import { page } from "../../features/pages/page";
import { momentOf, policyHtml, reviewYears } from "./policy";

const needed = { needed: true } as const;
const { title, description, lastReviewed, sections } = privacyTexts;

/** The privacy statement. The headings of its text are the parts that visitors see; each save is a version of it. */
export const privacy = page({
  id: "privacy",
  met: 4,
  address: "/privacy",
  shared: { lastReviewed: date(reviewYears) },
  firstShared: { lastReviewed: momentOf(lastReviewed) },
  texts: { title: line(needed), description: text(needed), body: richText(needed) },
  first: inEachLanguage({ title, description, body: policyHtml(sections) }),
  words: {
    title: { eng: "Privacy statement", tra: "私隱政策聲明", sim: "隐私政策声明" },
    fields: {
      lastReviewed: REVIEWED,
      title: HEADING,
      description: DESCRIPTION,
      body: {
        label: { eng: "Statement", tra: "聲明內容", sim: "声明内容" },
        hint: {
          eng: "Keep a part for each thing that the law asks for: what you collect and why, what must be given, who may receive it, direct marketing, access and correction. {name} and {shortName} stand for the charity, {messageMonths} for the months after which messages are deleted.",
          tra: "請保留法例要求的各部分：收集甚麼及為何收集、哪些必須提供、承轉人、直接促銷、查閱及改正。{name} 及 {shortName} 代表本會名稱，{messageMonths} 代表訊息保留的月數。",
          sim: "请保留法例要求的各部分：收集什么及为何收集、哪些必须提供、接收方、直接促销、查阅和更正。{name} 和 {shortName} 代表本会名称，{messageMonths} 代表留言保存的月数。",
        },
      },
    },
  },
});
