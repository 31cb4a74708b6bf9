import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const backupProblems = ownProblems({
  backupRunning: {
    eng: "A backup is being made already. Please try again when it is done.",
    tra: "正在製作另一份備份，請在完成後再試。",
    sim: "正在制作另一份备份，请在完成后再试。",
  },
  backupTicketOver: {
    eng: "This download was not begun in time. Please start it again.",
    tra: "下載未有及時開始，請重新開始。",
    sim: "下载未及时开始，请重新开始。",
  },
});
