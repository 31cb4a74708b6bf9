import { Problem } from "../../../platform/http/problem";
import { type OwnProblem, ownProblems } from "../../../platform/locale/words/problems";

/** The faults of a file that came back from a translator. */
export const exchangeProblems = ownProblems({
  notXml: {
    eng: "Something is broken on this line: it is not well-formed XML. Ask for the file again, as XLIFF 1.2.",
    tra: "這一行的格式已損壞，不是有效的 XML。請對方再次提供 XLIFF 1.2 檔案。",
    sim: "这一行的格式已损坏，不是有效的 XML。请对方重新提供 XLIFF 1.2 文件。",
  },
  notXliff: {
    eng: "This is not an XLIFF 1.2 file. Ask for the file as XLIFF 1.2, or as CSV.",
    tra: "這不是 XLIFF 1.2 檔案。請對方以 XLIFF 1.2 或 CSV 格式提供。",
    sim: "这不是 XLIFF 1.2 文件。请对方以 XLIFF 1.2 或 CSV 格式提供。",
  },
  hasDoctype: {
    eng: "This line defines parts of its own (DOCTYPE), which is not accepted for security reasons. Ask for plain XLIFF 1.2.",
    tra: "這一行含有自訂定義（DOCTYPE），為安全起見不予接受。請對方提供一般的 XLIFF 1.2 檔案。",
    sim: "这一行含有自定义内容（DOCTYPE），为安全起见不予接受。请对方提供普通的 XLIFF 1.2 文件。",
  },
  tooDeep: {
    eng: "Too many parts stand within each other on this line.",
    tra: "這一行的內容層層相套，數目過多。",
    sim: "这一行的内容层层嵌套，数量过多。",
  },
  fileLanguages: {
    eng: "The languages of the file are not two different ones of English, Traditional and Simplified Chinese.",
    tra: "檔案的兩種語言須為英文、繁體中文、簡體中文之中的兩種。",
    sim: "文件的两种语言须为英文、繁体中文、简体中文中的两种。",
  },
  mixedLanguages: {
    eng: "From this line on the file is for other languages than before. Import one pair of languages at a time.",
    tra: "由這一行起，檔案的語言與之前不同。請每次只匯入一對語言。",
    sim: "从这一行起，文件的语言与之前不同。请每次只导入一对语言。",
  },
  strangeMark: {
    eng: "The translation has a formatting mark here that its text does not have. Let the translator take it out.",
    tra: "譯文此處有一個原文沒有的格式標記，請譯者刪去。",
    sim: "译文此处有一个原文没有的格式标记，请译者删去。",
  },
  unpairedMark: {
    eng: "A formatting mark stands twice here, or has no beginning or end. Let the translator correct it.",
    tra: "此處有格式標記重複，或欠開頭或結尾，請譯者更正。",
    sim: "此处有格式标记重复，或缺少开头或结尾，请译者更正。",
  },
  noUnits: {
    eng: "There is no text in this file. Choose the file that came back from the translator.",
    tra: "檔案內沒有文字。請選擇譯者交回的檔案。",
    sim: "文件中没有文字。请选择译者交回的文件。",
  },
  notOurTable: {
    eng: "The first line does not name the columns “id”, “source …” and “translation …”. Import the file that was sent out, with its first line.",
    tra: "第一行沒有「id」、「source …」和「translation …」欄名。請匯入當初匯出的檔案，並保留第一行。",
    sim: "第一行没有“id”、“source …”和“translation …”列名。请导入当初导出的文件，并保留第一行。",
  },
  otherColumns: {
    eng: "This line has more or fewer columns than the first one. A text with a comma in it needs quotation marks around it.",
    tra: "這一行的欄數與第一行不同。內有逗號的文字須用引號括住。",
    sim: "这一行的列数与第一行不同。含有逗号的文字须用引号括住。",
  },
  tooManyUnits: {
    eng: "The file has more than 5,000 texts. Import it in parts.",
    tra: "檔案超過 5,000 項文字，請分批匯入。",
    sim: "文件超过 5,000 项文字，请分批导入。",
  },
  textsChanged: {
    eng: "Somebody has changed this meanwhile. Look at it again before you take it in.",
    tra: "這項內容剛被更改。匯入前請再看一次。",
    sim: "这项内容刚被更改。导入前请再看一次。",
  },
});

/** The refusal of a file because of one line. */
export const fileFault = (line: number, says: OwnProblem): Problem =>
  new Problem(400, "invalid", { errors: [{ path: `file.${line}`, says }] });
