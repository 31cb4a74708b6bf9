import { accessibilityTexts } from "../../charity/accessibility-texts";
import { date, group, line, richText, text } from "../../content/kinds";
import { HEADING, LEAD, page, REVIEWED, TEXT } from "../../features/pages/page";
import { inEachLanguage } from "../../platform/locale/lang";
import { momentOf, policyHtml, reviewYears } from "../privacy/policy";

const needed = { needed: true } as const;
const { title, lead, lastReviewed, sections, contact } = accessibilityTexts;

/** The accessibility statement. The headings of its text are the parts that visitors see. */
export const accessibility = page({
  id: "accessibility",
  met: 4,
  address: "/accessibility",
  shared: { lastReviewed: date(reviewYears) },
  firstShared: { lastReviewed: momentOf(lastReviewed) },
  texts: {
    title: line(needed),
    lead: text(needed),
    body: richText(needed),
    contact: group({ title: line(needed), text: text(needed) }),
  },
  first: inEachLanguage({
    title,
    lead,
    body: policyHtml(sections),
    contact: { title: contact.heading, text: contact.text },
  }),
  words: {
    title: { eng: "Accessibility statement", tra: "無障礙聲明", sim: "无障碍声明" },
    fields: {
      lastReviewed: REVIEWED,
      title: HEADING,
      lead: LEAD,
      body: {
        label: { eng: "Statement", tra: "聲明內容", sim: "声明内容" },
        hint: {
          eng: "Say only what was tested, and what is not there yet.",
          tra: "只說明已測試的項目，以及尚未做到的地方。",
          sim: "只说明已测试的项目，以及还没有做到的地方。",
        },
      },
      contact: {
        label: { eng: "Telling us", tra: "聯絡本會", sim: "联系我们" },
        fields: { title: HEADING, text: TEXT },
      },
    },
  },
});
