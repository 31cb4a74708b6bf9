import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const smaProblems = ownProblems({
  titleNeeded: {
    eng: "Write a title in at least one language.",
    tra: "請至少以一種語言填寫標題。",
    sim: "请至少用一种语言填写标题。",
  },
  subTitleNeeded: {
    eng: "Write a sub-title in at least one language.",
    tra: "請至少以一種語言填寫小標題。",
    sim: "请至少用一种语言填写小标题。",
  },
  textNeeded: {
    eng: "Write a text in at least one language.",
    tra: "請至少以一種語言填寫內文。",
    sim: "请至少用一种语言填写正文。",
  },
  nameNeeded: {
    eng: "Write a name in at least one language.",
    tra: "請至少以一種語言填寫名稱。",
    sim: "请至少用一种语言填写名称。",
  },
  unknownReference: {
    eng: "A number in square brackets has no reference. [1] is the first line of the references; add the reference, or correct the number.",
    tra: "方括號內的數字沒有對應的參考資料。[1] 是參考資料的第一行；請加入該項資料，或更正數字。",
    sim: "方括号内的数字没有对应的参考资料。[1] 是参考资料的第一行；请添加该项资料，或更正数字。",
  },
  partOfOtherTopic: {
    eng: "This topic has no such part.",
    tra: "此主題沒有這個部分。",
    sim: "该主题没有这个部分。",
  },
  reviewAnswerNeeded: {
    eng: "Say whether the change was medically reviewed.",
    tra: "請說明這次修改有否經醫學覆核。",
    sim: "请说明这次修改是否经过医学审核。",
  },
  reviewInFuture: {
    eng: "A review cannot have a date after today.",
    tra: "覆核日期不可遲於今天。",
    sim: "审核日期不能晚于今天。",
  },
  reviewerNeeded: {
    eng: "Say in at least one language who reviewed the topics.",
    tra: "請至少以一種語言註明由誰覆核。",
    sim: "请至少用一种语言注明由谁审核。",
  },
});

export type SmaProblem = keyof typeof smaProblems;
