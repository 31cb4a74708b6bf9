import type { Localized } from "../../core/locale/lang";

const eng = { title: "Annual report", ofYear: "Annual report {year}" };
const tra: typeof eng = { title: "年報", ofYear: "{year} 年年報" };
const sim: typeof eng = { title: "年报", ofYear: "{year} 年年报" };

export const annualReportWords: Localized<typeof eng> = { eng, tra, sim };
