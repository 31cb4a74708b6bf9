import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
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
});

export type CharityItemsProblem = keyof typeof charityItemsProblems;
