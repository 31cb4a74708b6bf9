import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const importProblems = ownProblems({
  addressNeeded: {
    eng: "Please enter a whole web address, beginning with https:// or http://.",
    tra: "請輸入完整網址，以 https:// 或 http:// 開首。",
    sim: "请输入完整网址，以 https:// 或 http:// 开头。",
  },
  importRunning: {
    eng: "An import is under way already. Please wait until it is done.",
    tra: "正在進行另一次匯入，請在完成後再試。",
    sim: "正在进行另一次导入，请在完成后再试。",
  },
});

export type ImportProblem = keyof typeof importProblems;
