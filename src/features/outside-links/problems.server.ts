import { ownProblems } from "../../platform/locale/words/problems";

/** The feature's own refusals, besides the problems that all share. */
export const outsideLinkProblems = ownProblems({
  linkUnknown: {
    eng: "This link is no longer on the site.",
    tra: "網站上已沒有這個連結。",
    sim: "网站上已经没有这个链接。",
  },
  linkChecksOff: {
    eng: "Other sites are not asked: the system administrator has turned it off.",
    tra: "現時不會查看其他網站：系統管理員已關閉此功能。",
    sim: "现在不会查看其他网站：系统管理员已关闭此功能。",
  },
});
