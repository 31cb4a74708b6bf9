import { smaPageTexts } from "../../charity/sma-page-texts";
import { line, text } from "../../content/kinds";
import { HEADING, page } from "../../features/pages/page";
import { inEachLanguage } from "../../platform/locale/lang";

const needed = { needed: true } as const;

/** The texts of the SMA page around its topics and difficult words, which have screens of their own. */
export const smaPage = page({
  id: "sma",
  met: 1,
  address: "/sma",
  texts: { title: line(needed), lead: text(needed), glossary: line(needed) },
  first: inEachLanguage(smaPageTexts),
  besides: {
    to: "/cms/sma",
    label: { eng: "SMA topics", tra: "SMA 主題", sim: "SMA 主题" },
  },
  words: {
    title: { eng: "SMA page", tra: "SMA 資料頁", sim: "SMA 资料页" },
    fields: {
      title: HEADING,
      lead: {
        label: { eng: "Lead text", tra: "導言", sim: "导语" },
        hint: {
          eng: "Stands below the heading, and below the page’s name in search results.",
          tra: "顯示於標題之下，亦會顯示於搜尋結果的網頁名稱之下。",
          sim: "显示在标题下方，也会显示在搜索结果的页面名称下方。",
        },
      },
      glossary: {
        label: {
          eng: "Heading of the difficult words",
          tra: "詞彙淺釋的標題",
          sim: "词汇浅释的标题",
        },
      },
    },
  },
});
