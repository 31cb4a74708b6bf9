import { contentList, type Entry, inOneLanguage } from "../../content/definition";
import { line, lines, text } from "../../content/kinds";
import type { Localized } from "../../platform/locale/lang";
import type { SmaTermsProblem } from "./problems.server";

const eng = {
  list: "Difficult words",
  one: "Difficult word",
  add: "Add a word",
  edit: "Edit a difficult word",
  saved: "Word saved",
  none: "No word is explained yet. The SMA page shows explanations below its topics.",
  untitled: "(no word)",
  deleteQuestion: "Are you sure you want to delete the word: {name}",
  fields: {
    name: "Word",
    meaning: { label: "Meaning", hint: "One plain sentence that needs no other difficult word." },
    forms: {
      label: "How the topics write it",
      hint: "One on each line, such as “reflex” and “reflexes”. The first of them in a topic becomes a link to the meaning. Left empty, the word itself does.",
    },
  },
};

const tra: typeof eng = {
  list: "詞彙淺釋",
  one: "詞彙淺釋",
  add: "新增詞語",
  edit: "編輯詞語",
  saved: "詞語已儲存",
  none: "暫時未有詞語。SMA 資料頁會在各主題之後列出詞語的解釋。",
  untitled: "（沒有詞語）",
  deleteQuestion: "確定要刪除這個詞語嗎？{name}",
  fields: {
    name: "詞語",
    meaning: { label: "解釋", hint: "用一句淺白的話說明，不用其他難懂的詞語。" },
    forms: {
      label: "主題中的寫法",
      hint: "每行一個。每個主題中首次出現的寫法會連到解釋。留空則以詞語本身為準。",
    },
  },
};

const sim: typeof eng = {
  list: "词汇浅释",
  one: "词汇浅释",
  add: "添加词语",
  edit: "编辑词语",
  saved: "词语已保存",
  none: "暂时没有词语。SMA 资料页会在各主题之后列出词语的解释。",
  untitled: "（没有词语）",
  deleteQuestion: "确定要删除这个词语吗？{name}",
  fields: {
    name: "词语",
    meaning: { label: "解释", hint: "用一句浅白的话说明，不用其他难懂的词语。" },
    forms: {
      label: "主题中的写法",
      hint: "每行一个。每个主题中首次出现的写法会链接到解释。留空则以词语本身为准。",
    },
  },
};

/** Names of the difficult words and their fields for staff. */
const smaTermsWords: Localized<typeof eng> = { eng, tra, sim };

/** The difficult words of the SMA page, each explained in a sentence, in the order of staff's choice. */
export const smaTerms = contentList({
  name: "smaTerms",
  one: "term",
  shared: {},
  texts: {
    name: line({ max: 100 }),
    meaning: text({ max: 1000 }),
    /** The forms of the word in running text; its name where there are none. */
    forms: lines({ optional: true }),
  },
  rules: [inOneLanguage(["name"], "termNameNeeded" satisfies SmaTermsProblem)],
  complete: ["name", "meaning"],
  order: "arranged",
  max: 500,
  met: 3,
  title: (term, lang) => term[lang].name,
  // Unfolds the glossary; which number a term has there depends on all others.
  view: () => `/sma#${termAnchor(0)}`,
  publicName: { eng: "Difficult words", tra: "詞彙淺釋", sim: "词汇浅释" },
  words: smaTermsWords,
});

export type SmaTerm = Entry<typeof smaTerms>;

/**
 * The anchor on the SMA page of the term at this place of the glossary, from 0. By its number: names in all of them, and
 * in all links to them, are 100 to 180 bytes of the largest page.
 */
export const termAnchor = (at: number): string => `term-${at + 1}`;
