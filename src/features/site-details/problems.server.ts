import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const siteDetailsProblems = ownProblems({
  latitude: {
    eng: "Write a latitude from -90 to 90, such as 22.2913.",
    tra: "請輸入 -90 至 90 的緯度，例如 22.2913。",
    sim: "请输入 -90 至 90 的纬度，例如 22.2913。",
  },
  longitude: {
    eng: "Write a longitude from -180 to 180, such as 114.2004.",
    tra: "請輸入 -180 至 180 的經度，例如 114.2004。",
    sim: "请输入 -180 至 180 的经度，例如 114.2004。",
  },
  fpsId: {
    eng: "Enter an FPS ID (7 or 9 digits), a mobile number with +852, or an e-mail address.",
    tra: "請輸入轉數快識別碼（7 或 9 位數字）、以 +852 開頭的手提電話號碼，或電郵地址。",
    sim: "请输入转数快识别码（7 或 9 位数字）、以 +852 开头的手机号码，或邮箱地址。",
  },
  fpsReference: {
    eng: "Enter at most 25 Latin letters, digits or marks.",
    tra: "請輸入最多 25 個英文字母、數字或符號。",
    sim: "请输入最多 25 个英文字母、数字或符号。",
  },
  registrationReference: {
    eng: "Write the Inland Revenue Department’s file number as its letter has it, such as 91/1234, or leave it empty.",
    tra: "請按稅務局信件填寫檔案編號，例如 91/1234，或留空。",
    sim: "请按税务局来函填写档案编号，例如 91/1234，或留空。",
  },
  reportYear: {
    eng: "Write a year from 1990 to the current one.",
    tra: "請輸入 1990年至今年的年份。",
    sim: "请输入 1990年至今年的年份。",
  },
  oneReport: {
    eng: "Keep either the PDF or this address, not both.",
    tra: "PDF 與此網址只可保留其一。",
    sim: "PDF 与此网址只能保留一个。",
  },
});

export type SiteDetailsProblem = keyof typeof siteDetailsProblems;
