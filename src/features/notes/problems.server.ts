import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const notesProblems = ownProblems({
  noteNeeded: {
    eng: "Write an author or a text in at least one language.",
    tra: "請至少以一種語言填寫作者或內容。",
    sim: "请至少用一种语言填写作者或内容。",
  },
});

export type NotesProblem = keyof typeof notesProblems;
