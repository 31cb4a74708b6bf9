import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Forms as PDF files that families can download, such as the membership form.",
    seen: "The About page lists each form on the pages of the languages that you choose.",
    tasks: [
      {
        task: "Add a form",
        steps: [
          "Press “Add New Form” and choose the PDF file.",
          "Write its name in each language.",
          "Choose on the pages of which languages it is listed, and submit.",
        ],
      },
      {
        task: "Replace a form by a newer one",
        steps: [
          "Open the form by its name.",
          "Press “Replace”, choose the new file and submit. The name stays the same.",
        ],
      },
      {
        task: "Rename a form",
        steps: [
          "Open the form by its name.",
          "Change the names and submit.",
          "To act on several at once, tick the rows and press “Publish”, “Take down” or “Move to the trash” above the list.",
        ],
      },
    ],
  },
  tra: {
    what: "供家庭下載的 PDF 表格，例如入會表格。",
    seen: "「關於我們」網頁會在您所選語言的頁面列出表格。",
    tasks: [
      {
        task: "新增表格",
        steps: [
          "按「新增表格」，選擇 PDF 檔案。",
          "以各種語言填寫名稱。",
          "選擇在哪些語言的頁面列出，然後按「儲存」。",
        ],
      },
      {
        task: "以新版本取代",
        steps: ["按名稱打開該表格。", "按「更換」，選擇新檔案，再按「儲存」；名稱不變。"],
      },
      {
        task: "更改名稱",
        steps: [
          "按名稱打開該表格。",
          "更改名稱，再按「儲存」。",
          "如要一次處理多項，可勾選各行，再按清單上方的「發布」、「從網站撤下」或「移到回收筒」。",
        ],
      },
    ],
  },
  sim: {
    what: "供家庭下载的 PDF 表格，例如入会表格。",
    seen: "“关于我们”页面会在您所选语言的页面列出表格。",
    tasks: [
      {
        task: "添加表格",
        steps: [
          "点按“添加表格”，选择 PDF 文件。",
          "用各种语言填写名称。",
          "选择在哪些语言的页面列出，然后点按“保存”。",
        ],
      },
      {
        task: "用新版本替换",
        steps: ["点按名称打开该表格。", "点按“更换”，选择新文件，再点按“保存”；名称不变。"],
      },
      {
        task: "更改名称",
        steps: [
          "点按名称打开该表格。",
          "更改名称，再点按“保存”。",
          "如要一次处理多项，可勾选各行，再点按列表上方的“发布”、“从网站撤下”或“移到回收站”。",
        ],
      },
    ],
  },
});
