import { ownProblems } from "../../platform/locale/words/problems";

/** The feature's own refusals, besides the problems that all share. */
export const listViewsProblems = ownProblems({
  enough: {
    eng: "You have 20 views of this list. Delete one first.",
    tra: "您已為此清單儲存 20 個檢視，請先刪除一個。",
    sim: "您已为此列表保存 20 个视图，请先删除一个。",
  },
});
