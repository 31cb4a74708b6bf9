import { ownProblems } from "../locale/words/problems";

/** Why a file cannot be read as a spreadsheet. */
export const sheetProblems = ownProblems({
  fileUnknown: {
    eng: "This file cannot be imported. Choose a spreadsheet (.xlsx or CSV), an export of WordPress (XML) or Ghost (JSON), or all content of a Kapok site (.tar.gz).",
    tra: "無法匯入這個檔案。請選擇試算表（.xlsx 或 CSV）、WordPress（XML）或 Ghost（JSON）的匯出檔案，或 Kapok 網站的全部內容（.tar.gz）。",
    sim: "无法导入这个文件。请选择电子表格（.xlsx 或 CSV）、WordPress（XML）或 Ghost（JSON）的导出文件，或 Kapok 网站的全部内容（.tar.gz）。",
  },
  fileDamaged: {
    eng: "This file is damaged or incomplete. Open it in the program that made it, save it again, and try once more.",
    tra: "檔案已損壞或不完整。請用原來的程式開啟，再次儲存後重試。",
    sim: "文件已损坏或不完整。请用原来的程序打开，重新保存后再试。",
  },
  oldWorkbook: {
    eng: "This is an Excel file of the old kind, or one with a password. In Excel, save it as “Excel Workbook (.xlsx)” without a password.",
    tra: "這是舊格式或設有密碼的 Excel 檔案。請在 Excel 另存為「Excel 活頁簿 (.xlsx)」，不設密碼。",
    sim: "这是旧格式或设有密码的 Excel 文件。请在 Excel 中另存为“Excel 工作簿 (.xlsx)”，不设密码。",
  },
  sheetTooLarge: {
    eng: "The spreadsheet is too large: at most 16 MB. Split it into several files, without pictures in it.",
    tra: "試算表太大，上限為 16 MB。請分成幾個檔案，並移除其中的圖片。",
    sim: "电子表格太大，上限为 16 MB。请分成几个文件，并移除其中的图片。",
  },
  tooManyRows: {
    eng: "The spreadsheet has more than 5,000 rows. Split it into several files.",
    tra: "試算表超過 5,000 行，請分成幾個檔案。",
    sim: "电子表格超过 5,000 行，请分成几个文件。",
  },
  sheetEmpty: {
    eng: "There is nothing in this spreadsheet.",
    tra: "試算表沒有內容。",
    sim: "电子表格没有内容。",
  },
});

export type SheetFault = keyof typeof sheetProblems;
