import { ownProblems } from "../../core/locale/words/problems";

/** What the feature refuses with, besides the problems that all share. */
export const mediaProblems = ownProblems({
  wrongWidth: {
    eng: "The width must be one of 160, 320, 640, 960, 1280 and 1920.",
    tra: "闊度必須是 160、320、640、960、1280 或 1920。",
    sim: "宽度必须是 160、320、640、960、1280 或 1920。",
  },
  wrongRange: {
    eng: "The file is shorter than the part that was asked for.",
    tra: "所要求的部分超出檔案長度。",
    sim: "所请求的部分超出文件长度。",
  },
});
