import { archiveTexts } from "../../charity/archive-texts";
import { line, text } from "../../content/kinds";
import { HEADING, LEAD, page } from "../../features/pages/page";
import { inEachLanguage } from "../../platform/locale/lang";

const needed = { needed: true } as const;

/** The texts of the archive; its news have screens of their own. */
export const archive = page({
  id: "archive",
  address: "/archive",
  texts: { title: line(needed), lead: text(needed) },
  first: inEachLanguage(archiveTexts),
  words: {
    title: { eng: "News page", tra: "「消息」網頁", sim: "“消息”页面" },
    fields: { title: HEADING, lead: LEAD },
  },
});
