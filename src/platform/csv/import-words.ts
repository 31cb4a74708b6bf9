import type { Localized } from "../locale/lang";

const eng = {
  file: "CSV file",
  fileNeeded: "Choose a file first.",
  fileTooLarge: "The file is too large: at most 900 KB.",
  fromFile: "Import from a file",
  exportAll: "Export the whole list",
  importNow: "Import",
  nothingImported: "Nothing was imported",
  linesAtFault: "These lines have to be corrected in the file, or left out:",
  line: "Line {number}",
  moreLines: "and {count} more",
  skipThem: "Leave these lines out and import the others",
  imported: "{list} imported: {added} added, {changed} changed",
  importedSkipped: "{list} imported: {added} added, {changed} changed, lines left out: {skipped}",
};

const tra: typeof eng = {
  file: "CSV 檔案",
  fileNeeded: "請先選擇檔案。",
  fileTooLarge: "檔案太大，上限為 900 KB。",
  fromFile: "由檔案匯入",
  exportAll: "匯出整個清單",
  importNow: "匯入",
  nothingImported: "未有匯入任何項目",
  linesAtFault: "以下各行須在檔案內更正，或略過不匯入：",
  line: "第 {number} 行",
  moreLines: "另有 {count} 行",
  skipThem: "略過這些行，匯入其餘各行",
  imported: "已匯入{list}：新增 {added} 項，更改 {changed} 項",
  importedSkipped: "已匯入{list}：新增 {added} 項，更改 {changed} 項，略過 {skipped} 行",
};

const sim: typeof eng = {
  file: "CSV 文件",
  fileNeeded: "请先选择文件。",
  fileTooLarge: "文件太大，上限为 900 KB。",
  fromFile: "从文件导入",
  exportAll: "导出整个列表",
  importNow: "开始导入",
  nothingImported: "没有导入任何项目",
  linesAtFault: "以下各行需要在文件中更正，或者略过不导入：",
  line: "第 {number} 行",
  moreLines: "另有 {count} 行",
  skipThem: "略过这些行，导入其余各行",
  imported: "已导入{list}：添加 {added} 项，更改 {changed} 项",
  importedSkipped: "已导入{list}：添加 {added} 项，更改 {changed} 项，略过 {skipped} 行",
};

/** Words of the screens on which a list is imported from a file. */
export const importWords: Localized<typeof eng> = { eng, tra, sim };
