import { ownProblems } from "../../core/locale/words/problems";

/** What the feature refuses with, besides the problems that all share. */
export const charityItemsProblems = ownProblems({
  itemNameNeeded: {
    eng: "Write a name in at least one language.",
    tra: "請至少以一種語言填寫名稱。",
    sim: "请至少用一种语言填写名称。",
  },
  itemPhotoNeeded: {
    eng: "Add at least one photo.",
    tra: "請加入最少一張相片。",
    sim: "请至少添加一张照片。",
  },
  itemsChanged: {
    eng: "Someone else has just added or deleted an item. Load the list again.",
    tra: "同事剛剛新增或刪除了義賣品，請重新載入清單。",
    sim: "同事刚刚添加或删除了义卖品，请重新加载列表。",
  },
  tooManyItems: {
    eng: "The list is full. Delete an item first.",
    tra: "義賣品數目已達上限，請先刪除其中一件。",
    sim: "义卖品数量已达上限，请先删除其中一件。",
  },
  unknownItem: {
    eng: "This charity item does not exist or has been deleted.",
    tra: "此義賣品不存在或已被刪除。",
    sim: "该义卖品不存在或已被删除。",
  },
});

export type CharityItemsProblem = keyof typeof charityItemsProblems;
