import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const mediaProblems = ownProblems({
  wrongWidth: {
    eng: "The width must be one of 160, 320, 640, 960, 1280 and 1920.",
    tra: "闊度必須是 160、320、640、960、1280 或 1920。",
    sim: "宽度必须是 160、320、640、960、1280 或 1920。",
  },
  fileInUse: {
    eng: "This file is still in use. Take it out of every place that uses it, then delete it.",
    tra: "這個檔案仍在使用中。請先從所有用到它的地方移除，然後再刪除。",
    sim: "此文件仍在使用中。请先从所有用到它的地方移除，再删除。",
  },
  sameFile: {
    eng: "This is the same file. Upload the one that takes its place.",
    tra: "這是同一個檔案。請上載用來取代它的檔案。",
    sim: "这是同一个文件。请上传用来替换它的文件。",
  },
  wrongRange: {
    eng: "The file is shorter than the part that was asked for.",
    tra: "所要求的部分超出檔案長度。",
    sim: "所请求的部分超出文件长度。",
  },
});
