import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const newsProblems = ownProblems({
  headerNeeded: {
    eng: "Write a header in at least one language.",
    tra: "請至少以一種語言填寫標題。",
    sim: "请至少用一种语言填写标题。",
  },
});

export type NewsProblem = keyof typeof newsProblems;
