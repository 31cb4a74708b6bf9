import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const formsProblems = ownProblems({
  formNameNeeded: {
    eng: "Write a display name in at least one language.",
    tra: "請至少以一種語言填寫顯示名稱。",
    sim: "请至少用一种语言填写显示名称。",
  },
  formLanguageNeeded: {
    eng: "Choose at least one language.",
    tra: "請選擇最少一種語言。",
    sim: "请至少选择一种语言。",
  },
  formPdfNeeded: { eng: "Upload the PDF.", tra: "請上載 PDF。", sim: "请上传 PDF。" },
});

export type FormsProblem = keyof typeof formsProblems;
