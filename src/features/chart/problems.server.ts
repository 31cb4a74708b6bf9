import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const chartProblems = ownProblems({
  figureLabelNeeded: {
    eng: "Say in at least one language what this amount was for.",
    tra: "請至少以一種語言說明此金額的用途。",
    sim: "请至少用一种语言说明此金额的用途。",
  },
  figureAmountNeeded: {
    eng: "Write an amount in whole Hong Kong dollars, in digits.",
    tra: "請以數字填寫金額，以港元整數計。",
    sim: "请用数字填写金额，以港元整数计。",
  },
});

export type ChartProblem = keyof typeof chartProblems;
