import { contentList, type Entry } from "../../content/definition";
import { choice, text } from "../../content/kinds";
import type { ListedEntry } from "../../content/listed-entry";
import { LONGEST_SENTENCE } from "../../platform/conversion-contract";
import type { Localized } from "../../platform/locale/lang";

const eng = {
  list: "Accepted Sentences",
  one: "Accepted sentence",
  add: "Add Sentence",
  edit: "Edit Sentence",
  saved: "Sentence saved",
  none: "There are no sentences yet. What you accept or correct when you take one Chinese script from the other is kept here, and used the next time.",
  untitled: "(empty)",
  title: "Sentence",
  deleteQuestion: "Are you sure you want to delete this sentence? It will then be converted anew: {name}",
  fields: {
    from: { label: "Converted from", options: { tra: "From Traditional", sim: "From Simplified" } },
    source: { label: "Sentence", hint: "As it is written in the script that it is converted from." },
    result: { label: "Becomes" },
  },
};

const tra: typeof eng = {
  list: "已接受的句子",
  one: "已接受的句子",
  add: "新增句子",
  edit: "編輯句子",
  saved: "句子已儲存",
  none: "暫時沒有句子。由一種中文轉換為另一種時，您接受或改正過的句子會記在這裏，下次沿用。",
  untitled: "（空白）",
  title: "句子",
  deleteQuestion: "確定要刪除這句嗎？日後會重新轉換：{name}",
  fields: {
    from: { label: "轉換自", options: { tra: "由繁體轉換", sim: "由簡體轉換" } },
    source: { label: "句子", hint: "原來的寫法。" },
    result: { label: "轉換為" },
  },
};

const sim: typeof eng = {
  list: "已接受的句子",
  one: "已接受的句子",
  add: "添加句子",
  edit: "编辑句子",
  saved: "句子已保存",
  none: "暂时没有句子。从一种中文转换为另一种时，您接受或改正过的句子会记在这里，下次沿用。",
  untitled: "（空白）",
  title: "句子",
  deleteQuestion: "确定要删除这句吗？以后会重新转换：{name}",
  fields: {
    from: { label: "转换自", options: { tra: "由繁体转换", sim: "由简体转换" } },
    source: { label: "句子", hint: "原来的写法。" },
    result: { label: "转换为" },
  },
};

/** The names of accepted sentences and their fields for staff. */
const sentenceWords: Localized<typeof eng> = { eng, tra, sim };

/** Characters by which a sentence is called in lists. */
const TITLE = 120;

/** Sentences whose conversion staff have accepted or corrected, each in the direction in which it was. */
export const sentences = contentList({
  name: "sentences",
  one: "sentence",
  isForStaff: true,
  hasDrafts: false,
  shared: {
    from: choice(["tra", "sim"]),
    source: text({ max: LONGEST_SENTENCE, needed: true }),
    result: text({ max: LONGEST_SENTENCE, needed: true }),
  },
  texts: {},
  complete: [],
  order: "newest",
  title: ({ from, source }, lang) => (lang === from ? source.slice(0, TITLE) : ""),
  summary: ({ from, result }) => ({ from, result: result.slice(0, TITLE) }),
  view: () => "",
  words: sentenceWords,
});

export type Sentence = Entry<typeof sentences>;

/** A sentence in the staff's list. */
export type SentenceCard = ListedEntry & { from: "tra" | "sim"; result: string };
