import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const volunteerProblems = ownProblems({
  webAddressOnly: {
    eng: "Use a web address that begins with http:// or https://, or leave it empty.",
    tra: "請填寫以 http:// 或 https:// 開頭的網址，或留空。",
    sim: "请填写以 http:// 或 https:// 开头的网址，或留空。",
  },
});

export type VolunteerProblem = keyof typeof volunteerProblems;
