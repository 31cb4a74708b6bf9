import type { Localized } from "../../core/locale/lang";

const eng = {
  title: "Annual report",
  hint: "What we did in the year, and what it cost.",
  ofYear: "Annual report {year}",
};
const tra: typeof eng = { title: "年報", hint: "本會全年的工作及收支。", ofYear: "{year}年年報" };
const sim: typeof eng = { title: "年报", hint: "本会全年的工作和收支。", ofYear: "{year}年年报" };

export const annualReportWords: Localized<typeof eng> = { eng, tra, sim };
