import { ownProblems } from "../locale/words/problems";

/** The problems of a CSV file that staff send. */
export const csvProblems = ownProblems({
  brokenTable: {
    eng: "This line cannot be read as CSV. Look for a quotation mark that has no partner.",
    tra: "這一行不是有效的 CSV，請檢查有沒有不成對的引號。",
    sim: "这一行不是有效的 CSV，请检查有没有不成对的引号。",
  },
  tooManyLines: {
    eng: "The file has more than 1,000 lines. Split it into several files.",
    tra: "檔案超過 1,000 行，請分成幾個檔案。",
    sim: "文件超过 1,000 行，请分成几个文件。",
  },
});
