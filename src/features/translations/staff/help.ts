import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Which texts are missing in a language, or have not followed a change. What visitors meet first comes first.",
    seen: "Visitors see nothing of this list. What is missing in their language is shown to them in another.",
    tasks: [
      {
        task: "Bring a text up to date",
        steps: [
          "Press the text. Its form opens on the language and at the field.",
          "Change the words, or press “Mark as up to date” where they are right as they are.",
          "Press Submit.",
        ],
      },
      {
        task: "See one language, or one page",
        steps: [
          "Choose the language above the list.",
          "Choose the page or list beside it.",
          "Press “missing” to see what has no words yet.",
        ],
      },
      {
        task: "Give texts to a translator outside",
        steps: [
          "Press “Outside translator”.",
          "Choose the languages, and press “Download the file”. Send the file to the translator.",
          "When it comes back, choose it below, and press “Show what it would change”.",
          "Press “Import as drafts”. Open each entry, check it, and publish it.",
        ],
      },
    ],
  },
  tra: {
    what: "哪些文字欠某種語言，或未跟上其他語言的更改。訪客最先看到的排在最前。",
    seen: "訪客看不到這份清單。欠缺的語言會以另一種語言顯示。",
    tasks: [
      {
        task: "更新一項文字",
        steps: [
          "按下該項文字，表格會在相應語言及欄位開啟。",
          "修改內容；如內容正確，按「標示為最新」。",
          "按「儲存」。",
        ],
      },
      {
        task: "只看一種語言或一個網頁",
        steps: ["在清單上方選擇語言。", "在旁邊選擇網頁或清單。", "按「欠內容」，查看哪些文字尚欠。"],
      },
      {
        task: "把文字交給外間譯者",
        steps: [
          "按「外間翻譯」。",
          "選擇語言，按「下載檔案」，把檔案交給譯者。",
          "收到譯好的檔案後，在下方選擇檔案，按「查看會有甚麼更改」。",
          "按「匯入為草稿」。逐項開啟，檢查後發布。",
        ],
      },
    ],
  },
  sim: {
    what: "哪些文字缺某种语言，或还没有跟上其他语言的更改。访客最先看到的排在最前。",
    seen: "访客看不到这份列表。缺少的语言会以另一种语言显示。",
    tasks: [
      {
        task: "更新一项文字",
        steps: [
          "点击该项文字，表单会在相应语言和输入框处打开。",
          "修改内容；如果内容正确，点按“标记为最新”。",
          "点按“保存”。",
        ],
      },
      {
        task: "只看一种语言或一个页面",
        steps: ["在列表上方选择语言。", "在旁边选择页面或列表。", "点按“缺内容”，查看哪些文字还缺。"],
      },
      {
        task: "把文字交给外部译者",
        steps: [
          "点按“外部翻译”。",
          "选择语言，点按“下载文件”，把文件交给译者。",
          "收到译好的文件后，在下方选择文件，点按“查看会有什么更改”。",
          "点按“导入为草稿”。逐项打开，检查后发布。",
        ],
      },
    ],
  },
});
