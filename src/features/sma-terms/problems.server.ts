import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const smaTermsProblems = ownProblems({
  termNameNeeded: {
    eng: "Write the word in at least one language.",
    tra: "請至少以一種語言填寫詞語。",
    sim: "请至少用一种语言填写词语。",
  },
});

export type SmaTermsProblem = keyof typeof smaTermsProblems;
