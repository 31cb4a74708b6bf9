import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const exportProblems = ownProblems({
  exportRunning: {
    eng: "The content is being downloaded already. Please try again when that is done.",
    tra: "正在下載內容，請在完成後再試。",
    sim: "正在下载内容，请在完成后再试。",
  },
});
