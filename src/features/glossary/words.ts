import type { Localized } from "../../platform/locale/lang";

const eng = {
  list: "Glossary",
  add: "Add Term",
  edit: "Edit Term",
  saved: "Term saved",
  none: "There are no terms yet. Each is for what Hong Kong and the Mainland say in different words.",
  untitled: "(no term)",
  title: "Term",
  deleteQuestion:
    "Are you sure you want to delete this term? Texts will then be converted without it: {name}",
  fields: {
    term: { label: "Term" },
    note: { label: "Note", hint: "For colleagues, such as where the word is used. Visitors do not see it." },
    keep: {
      label: "This is a name: its wording never changes",
      hint: "Only its characters are converted, or what you write in Simplified is used as it stands.",
      short: "Names",
    },
    both: {
      label: "Also use it from Simplified to Traditional",
      hint: "Only for terms that always mean the same, such as the two words for taxi. A common word would spoil sentences: a verb for carrying, for instance, has several. Names go both ways without it.",
      short: "Both ways",
    },
  },
};

const tra: typeof eng = {
  list: "詞彙表",
  add: "新增用語",
  edit: "編輯用語",
  saved: "用語已儲存",
  none: "暫時沒有用語。每項是香港與內地說法不同的字詞。",
  untitled: "（沒有用語）",
  title: "用語",
  deleteQuestion: "確定要刪除這個用語嗎？日後轉換文字時便不會套用：{name}",
  fields: {
    term: { label: "用語" },
    note: { label: "備註", hint: "供同事參考，例如在甚麼情況使用。訪客看不到。" },
    keep: {
      label: "這是名稱，字眼永不轉換",
      hint: "只會轉換字體；如填寫了簡體，則照用所填的寫法。",
      short: "名稱",
    },
    both: {
      label: "簡體轉繁體時也套用",
      hint: "只限意思必定相同的用語，例如「的士」與「出租车」。常用詞會弄錯句子：「携带」不一定是「帶同」。名稱毋須勾選，兩個方向都會套用。",
      short: "雙向",
    },
  },
};

const sim: typeof eng = {
  list: "词汇表",
  add: "添加用语",
  edit: "编辑用语",
  saved: "用语已保存",
  none: "暂时没有用语。每项是香港与内地说法不同的词语。",
  untitled: "（没有用语）",
  title: "用语",
  deleteQuestion: "确定要删除这个用语吗？以后转换文字时将不再套用：{name}",
  fields: {
    term: { label: "用语" },
    note: { label: "备注", hint: "供同事参考，例如在什么情况下使用。访客看不到。" },
    keep: {
      label: "这是名称，措辞永不转换",
      hint: "只转换字形；如果填写了简体，则照用所填的写法。",
      short: "名称",
    },
    both: {
      label: "简体转繁体时也套用",
      hint: "只限意思一定相同的用语，例如“的士”与“出租车”。常用词会弄错句子：“携带”不一定是“帶同”。名称无需勾选，两个方向都会套用。",
      short: "双向",
    },
  },
};

/** The names of the glossary and its fields for staff. */
export const glossaryWords: Localized<typeof eng> = { eng, tra, sim };

const engScreen = {
  intro:
    "Names are converted first, then the longest term that fits, then single characters. From Simplified, only “Both ways” terms are used.",
  sentences: "Accepted sentences",
  name: "Name: its wording never changes",
  both: "Both ways",
  tester: "Try a sentence",
  direction: "Convert",
  toSim: "Traditional to Simplified",
  toTra: "Simplified to Traditional",
  sentence: "Sentence",
  convert: "Convert",
  result: "Becomes",
  acted: "Entries that were used",
  noneActed: "No entry was used: the characters alone were converted.",
  importTitle: "Import Glossary",
  importText:
    "Choose a CSV file with one term on each line: Traditional, Simplified, English, a note, “never” for a name whose wording never changes, and “both” or “one way” for the direction. In Excel, use six columns and save as “CSV UTF-8”. A line that says no direction keeps the one it has; a new term goes from Traditional to Simplified only.",
  importKept:
    "A line whose Traditional term is already in the glossary changes that entry. Nothing is deleted.",
};

const traScreen: typeof engScreen = {
  intro: "轉換時先套用名稱，再套用符合的最長用語，其餘逐字轉換。簡體轉繁體時，只套用標示「雙向套用」的用語。",
  sentences: "已接受的句子",
  name: "名稱：字眼永不轉換",
  both: "雙向套用",
  tester: "試轉一句",
  direction: "轉換方向",
  toSim: "繁體轉簡體",
  toTra: "簡體轉繁體",
  sentence: "句子",
  convert: "轉換",
  result: "轉換結果",
  acted: "套用了的用語",
  noneActed: "沒有套用任何用語，只作逐字轉換。",
  importTitle: "匯入詞彙表",
  importText:
    "請選擇 CSV 檔案，每行一項：繁體、簡體、英文、備註；如屬名稱，字眼永不轉換，第五欄填「never」；第六欄為方向，填「both」（雙向）或「one way」（只由繁體轉簡體）。使用 Excel 時，請用六欄並儲存為「CSV UTF-8」。沒有填寫方向的用語維持原有方向，新用語則只由繁體轉簡體。",
  importKept: "如繁體用語已在詞彙表內，該行會更改原有的一項。不會刪除任何用語。",
};

const simScreen: typeof engScreen = {
  intro: "转换时先套用名称，再套用符合的最长用语，其余逐字转换。简体转繁体时，只套用标示“双向套用”的用语。",
  sentences: "已接受的句子",
  name: "名称：措辞永不转换",
  both: "双向套用",
  tester: "试转一句",
  direction: "转换方向",
  toSim: "繁体转简体",
  toTra: "简体转繁体",
  sentence: "句子",
  convert: "转换",
  result: "转换结果",
  acted: "套用了的用语",
  noneActed: "没有套用任何用语，只作逐字转换。",
  importTitle: "导入词汇表",
  importText:
    "请选择 CSV 文件，每行一项：繁体、简体、英文、备注；如果是名称，措辞永不转换，第五列填“never”；第六列为方向，填“both”（双向）或“one way”（只从繁体转简体）。使用 Excel 时，请用六列并保存为“CSV UTF-8”。没有填写方向的用语保持原有方向，新用语只从繁体转简体。",
  importKept: "如果繁体用语已在词汇表中，该行会更改原有的那一项。不会删除任何用语。",
};

/** Words of the screens of the glossary. */
export const glossaryScreenWords: Localized<typeof engScreen> = {
  eng: engScreen,
  tra: traScreen,
  sim: simScreen,
};
