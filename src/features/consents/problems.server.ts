import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const consentsProblems = ownProblems({
  personNeeded: {
    eng: "Please enter the person’s name",
    tra: "請輸入當事人的姓名",
    sim: "请输入当事人的姓名",
  },
  giverNeeded: {
    eng: "Please enter who gave the consent for them",
    tra: "請輸入代為同意者的姓名",
    sim: "请输入代为同意者的姓名",
  },
  coversNeeded: {
    eng: "Please tick what the consent is for",
    tra: "請勾選同意的範圍",
    sim: "请勾选同意的范围",
  },
  endsBefore: {
    eng: "This is before the day on which the consent was given",
    tra: "這一天早於給予同意的日期",
    sim: "这一天早于给予同意的日期",
  },
  unknownConsent: {
    eng: "This consent does not exist or has been deleted.",
    tra: "此同意書不存在或已被刪除。",
    sim: "该同意书不存在或已被删除。",
  },
  consentWithdrawn: {
    eng: "This consent has been withdrawn. If it is given again, add a new one.",
    tra: "此同意書已經撤回。如當事人再次同意，請新增一份。",
    sim: "该同意书已经撤回。如果当事人再次同意，请新增一份。",
  },
  notWithdrawn: {
    eng: "This consent has not been withdrawn.",
    tra: "此同意書並未撤回。",
    sim: "该同意书并未撤回。",
  },
  noList: {
    eng: "The site has only one of these, so it cannot be taken down. Edit its text instead.",
    tra: "這項內容在網站上只有一份，不能撤下。請直接修改文字。",
    sim: "这项内容在网站上只有一份，不能撤下。请直接修改文字。",
  },
});

export type ConsentsProblem = keyof typeof consentsProblems;
