import { ownProblems } from "../platform/locale/words/problems";

/** The problems of a file that is too large, which the browser finds before the upload. */
export const sizeProblems = ownProblems({
  imageTooLarge: {
    eng: "The image is too large: at most 20 MB and 50 megapixels.",
    tra: "圖片過大：上限為 20 MB 及 5,000 萬像素。",
    sim: "图片过大：上限为 20 MB 和 5000 万像素。",
  },
  pdfTooLarge: {
    eng: "The PDF is too large: at most 25 MB.",
    tra: "PDF 過大：上限為 25 MB。",
    sim: "PDF 过大：上限为 25 MB。",
  },
});
