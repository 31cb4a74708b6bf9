import { ownProblems } from "../../core/locale/words/problems";

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
    eng: "An FPS ID has 7 or 9 digits.",
    tra: "轉數快識別碼為 7 或 9 位數字。",
    sim: "转数快识别码为 7 或 9 位数字。",
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
