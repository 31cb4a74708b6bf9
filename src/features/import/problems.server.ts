import { sheetProblems } from "../../platform/csv/sheet-problems.server";
import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const importProblems = ownProblems({
  addressNeeded: {
    eng: "Please enter a whole web address, beginning with https:// or http://.",
    tra: "請輸入完整網址，以 https:// 或 http:// 開首。",
    sim: "请输入完整网址，以 https:// 或 http:// 开头。",
  },
  fileGone: {
    eng: "The file is no longer on the server. Please choose it again.",
    tra: "伺服器上已沒有這個檔案，請重新選擇。",
    sim: "服务器上已没有这个文件，请重新选择。",
  },
  columnNeeded: {
    eng: "Please choose what at least one column is.",
    tra: "請至少為一欄選擇內容。",
    sim: "请至少为一列选择内容。",
  },
  importRunning: {
    eng: "An import is under way already. Please wait until it is done.",
    tra: "正在進行另一次匯入，請在完成後再試。",
    sim: "正在进行另一次导入，请在完成后再试。",
  },
});

/** The same with those of a spreadsheet. */
export const runProblems = { ...sheetProblems, ...importProblems };

export type ImportProblem = keyof typeof importProblems;
export type RunProblem = keyof typeof runProblems;
