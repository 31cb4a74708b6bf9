import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const privacyNoticeProblems = ownProblems({
  unknownNotice: {
    eng: "There is no such version of the privacy statement.",
    tra: "沒有這個版本的私隱政策聲明。",
    sim: "没有这个版本的隐私政策声明。",
  },
});
