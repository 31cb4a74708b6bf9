import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const lettersProblems = ownProblems({
  unknownName: {
    eng: "{name} is not known here. What can be used is said with the text.",
    tra: "這裏不能使用 {name}。可用的括號文字列於內文欄。",
    sim: "这里不能使用 {name}。可用的括号文字列在正文栏。",
  },
  missingName: {
    eng: "The donor needs {name} in this letter: add it to the text.",
    tra: "捐款人須在此信中看到 {name}，請在內文加入。",
    sim: "捐款人须在此信中看到 {name}，请在正文加入。",
  },
  noAddress: {
    eng: "Enter your own e-mail address under “My account” first; the test goes there.",
    tra: "請先在「我的帳戶」填寫您的電郵地址，測試信會寄往該處。",
    sim: "请先在“我的账户”填写您的邮箱地址，测试信会发到那里。",
  },
});
