import { ownProblems } from "../../platform/locale/words/problems";

/** The feature's own refusals, besides the problems that all share. */
export const glossaryProblems = ownProblems({
  traditionalNeeded: {
    eng: "Write the term in Traditional Chinese.",
    tra: "請填寫繁體用語。",
    sim: "请填写繁体用语。",
  },
  simplifiedNeeded: {
    eng: "Write what is said on the Mainland, or tick that the wording never changes.",
    tra: "請填寫內地用語，或勾選「字眼永不轉換」。",
    sim: "请填写内地用语，或勾选“措辞永不转换”。",
  },
  termIsThere: {
    eng: "This term is in the glossary already. Change that entry instead.",
    tra: "詞彙表已有這個用語，請更改原有的一項。",
    sim: "词汇表已有这个用语，请更改原有的那一项。",
  },
  sameLine: {
    eng: "An earlier line has the same Traditional term.",
    tra: "較前的一行已有相同的繁體用語。",
    sim: "前面的一行已有相同的繁体用语。",
  },
  neverOrBlank: {
    eng: "The fifth column says “never” or nothing.",
    tra: "第五欄只可填「never」或留空。",
    sim: "第五列只能填“never”或留空。",
  },
  bothOrOneWay: {
    eng: "The sixth column says “both”, “one way” or nothing.",
    tra: "第六欄只可填「both」、「one way」或留空。",
    sim: "第六列只能填“both”、“one way”或留空。",
  },
  englishIsChinese: {
    eng: "The third column is for English, and has Chinese here. Put quotation marks around a term with a comma in it.",
    tra: "第三欄應為英文，這裏卻是中文。如用語內有逗號，請用引號括住該用語。",
    sim: "第三列应为英文，这里却是中文。如果用语内有逗号，请用引号括住该用语。",
  },
  termTooLong: {
    eng: "A term can have 200 characters, and a note 500.",
    tra: "用語最多 200 字，備註最多 500 字。",
    sim: "用语最多 200 个字，备注最多 500 个字。",
  },
  noTerms: {
    eng: "No terms were found in this file. Each line needs a Traditional term, a comma, and a Simplified one.",
    tra: "檔案內找不到用語。每行須有繁體用語、逗號和簡體用語。",
    sim: "文件中找不到用语。每行须有繁体用语、逗号和简体用语。",
  },
});

export type GlossaryProblem = keyof typeof glossaryProblems;
