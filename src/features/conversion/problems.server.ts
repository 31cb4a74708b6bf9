import { ownProblems } from "../../platform/locale/words/problems";

/** The feature's own refusals, besides the problems that all share. */
export const conversionProblems = ownProblems({
  sentenceIsThere: {
    eng: "This sentence is in the list already. Change that entry instead.",
    tra: "清單已有這句，請更改原有的一項。",
    sim: "列表中已有这句，请更改原有的那一项。",
  },
  noService: {
    eng: "No translation service is set up for this site.",
    tra: "本網站未有設定翻譯服務。",
    sim: "本网站没有设置翻译服务。",
  },
  serviceAway: {
    eng: "The translation service did not answer. Try again later, or translate by hand.",
    tra: "翻譯服務沒有回應。請稍後再試，或自行翻譯。",
    sim: "翻译服务没有回应。请稍后再试，或自行翻译。",
  },
  serviceRefused: {
    eng: "The translation service refused: {reason}",
    tra: "翻譯服務拒絕了請求：{reason}",
    sim: "翻译服务拒绝了请求：{reason}",
  },
});
