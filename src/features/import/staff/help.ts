import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Imports content from spreadsheets, WordPress, Ghost or an old site, with its pictures and PDFs.",
    seen: "What was public there, and each row of a spreadsheet, is public here as soon as it is imported. Charity items without a photo become drafts.",
    tasks: [
      {
        task: "Import a spreadsheet",
        steps: [
          "Write one entry on each row, and name the columns in the first row.",
          "Upload its pictures and PDFs to the media library, and write the names of their files in the cells.",
          "Choose the file, and check what each column was recognised as.",
        ],
      },
      {
        task: "Try it, then import",
        steps: [
          "Press “Try it first”. Nothing is changed.",
          "Read the report: what would be imported, and what would be left out, by row and column.",
          "Make a backup, and press “Import now”. You can leave the page.",
        ],
      },
      {
        task: "Import an old site",
        steps: [
          "Choose the file exported by WordPress or Ghost, or open “Import an old site by its address”.",
          "Try it, then import.",
          "If it is interrupted, press “Continue”. What you have changed or deleted since stays so.",
        ],
      },
    ],
  },
  tra: {
    what: "從試算表、WordPress、Ghost 或舊網站匯入內容，連同圖片及 PDF。",
    seen: "在舊網站公開的內容，以及試算表的每一行，匯入後即時在本站公開；沒有相片的慈善義賣品則成為草稿。",
    tasks: [
      {
        task: "匯入試算表",
        steps: [
          "每行填寫一項資料，第一行填寫各欄的名稱。",
          "先將圖片及 PDF 上載到媒體庫，並在儲存格填寫其檔案名稱。",
          "選擇檔案，並查看各欄的內容是否正確。",
        ],
      },
      {
        task: "試行，然後匯入",
        steps: [
          "按「先試行」，不會作任何更改。",
          "閱讀報告：將會匯入甚麼，以及哪一行、哪一欄未能匯入。",
          "製作備份，然後按「立即匯入」。您可以離開此頁。",
        ],
      },
      {
        task: "匯入舊網站",
        steps: [
          "選擇 WordPress 或 Ghost 的匯出檔案，或打開「按網址匯入舊網站」。",
          "先試行，然後匯入。",
          "如中途中斷，請按「繼續」。您其後更改或刪除的內容不受影響。",
        ],
      },
    ],
  },
  sim: {
    what: "从电子表格、WordPress、Ghost 或旧网站导入内容，连同图片和 PDF。",
    seen: "在旧网站公开的内容，以及电子表格的每一行，导入后立即在本站公开；没有照片的慈善义卖品则成为草稿。",
    tasks: [
      {
        task: "导入电子表格",
        steps: [
          "每行填写一条数据，第一行填写各列的名称。",
          "先把图片和 PDF 上传到媒体库，并在单元格中填写其文件名。",
          "选择文件，并查看各列的内容是否正确。",
        ],
      },
      {
        task: "试运行，然后导入",
        steps: [
          "点按“先试运行”，不会作任何更改。",
          "阅读报告：将会导入什么，以及哪一行、哪一列不能导入。",
          "制作备份，然后点按“立即导入”。您可以离开此页。",
        ],
      },
      {
        task: "导入旧网站",
        steps: [
          "选择 WordPress 或 Ghost 的导出文件，或打开“按网址导入旧网站”。",
          "先试运行，然后导入。",
          "如果中途中断，请点按“继续”。您之后更改或删除的内容不受影响。",
        ],
      },
    ],
  },
});
