import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Old addresses of this site, each with the new address that visitors are led to.",
    seen: "Visitors see the new page at once, in their own language. They notice nothing of the redirect.",
    tasks: [
      {
        task: "Add a redirect",
        steps: [
          "Press “Add Redirect”.",
          "Write or paste the old address.",
          "Under “New address”, type part of the name of a page or an item and choose it, or write an address. Submit.",
          "Open the old address to try it.",
        ],
      },
      {
        task: "Bring in many from a table",
        steps: [
          "Put old addresses into the first column and new ones into the second.",
          "Save the table as “CSV UTF-8”.",
          "Press “Import from a file”, choose it, and press “Import”.",
        ],
      },
      {
        task: "See whether an old address is still in use",
        steps: [
          "Look below the address in the list. It says how many visits there were, and the last day.",
          "Tick those that are no longer in use and press “Move to the trash” above the list.",
        ],
      },
    ],
  },
  tra: {
    what: "本網站的舊網址，以及訪客會轉到的新網址。",
    seen: "訪客會即時看到新網頁，並保持所用語言，不會察覺轉址。",
    tasks: [
      {
        task: "新增轉址",
        steps: [
          "按「新增轉址」。",
          "填寫或貼上舊網址。",
          "在「新網址」輸入網頁或項目名稱的一部分並選擇，或填寫網址，然後按「儲存」。",
          "儲存後可打開舊網址試試。",
        ],
      },
      {
        task: "由試算表匯入多項",
        steps: [
          "第一欄填舊網址，第二欄填新網址。",
          "把試算表儲存為「CSV UTF-8」。",
          "按「由檔案匯入」，選擇檔案，然後按「匯入」。",
        ],
      },
      {
        task: "查看舊網址是否仍有人使用",
        steps: [
          "在清單的網址下方，可看到瀏覽次數和最近一次的日期。",
          "如已無人使用，可勾選各行，再按清單上方的「移到回收筒」。",
        ],
      },
    ],
  },
  sim: {
    what: "本网站的旧网址，以及访客会跳转到的新网址。",
    seen: "访客会立即看到新网页，并保持所用语言，不会察觉跳转。",
    tasks: [
      {
        task: "添加跳转",
        steps: [
          "点按“添加跳转”。",
          "填写或粘贴旧网址。",
          "在“新网址”输入页面或项目名称的一部分并选择，或填写网址，然后点按“保存”。",
          "保存后可以打开旧网址试一试。",
        ],
      },
      {
        task: "从电子表格导入多项",
        steps: [
          "第一列填旧网址，第二列填新网址。",
          "把表格保存为“CSV UTF-8”。",
          "点按“从文件导入”，选择文件，然后点按“导入”。",
        ],
      },
      {
        task: "查看旧网址是否还有人使用",
        steps: [
          "在列表的网址下方，可以看到访问次数和最近一次的日期。",
          "如果已没有人使用，可勾选各行，再点按列表上方的“移到回收站”。",
        ],
      },
    ],
  },
});
