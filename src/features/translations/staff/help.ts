import { screenHelp } from "../../../core/staff/help/help";

export default screenHelp({
  eng: {
    what: "Which texts are missing in a language, or have not followed a change. What visitors meet first comes first.",
    seen: "Visitors see nothing of this list. What is missing in their language is shown to them in another.",
    tasks: [
      {
        task: "Bring a text up to date",
        steps: [
          "Press the text. Its form opens on the language and at the field.",
          "Change the words, or press “It is right now” where they are right as they are.",
          "Press Submit.",
        ],
      },
      {
        task: "See one language, or one page",
        steps: ["Choose the language above the list.", "Choose the page or list beside it."],
      },
      {
        task: "See what still has no words",
        steps: ["Press “missing” above the list."],
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
          "修改內容；如內容正確，按「現在正確」。",
          "按「儲存」。",
        ],
      },
      { task: "只看一種語言或一個網頁", steps: ["在清單上方選擇語言。", "在旁邊選擇網頁或清單。"] },
      { task: "查看哪些文字未有內容", steps: ["按清單上方的「未有內容」。"] },
    ],
  },
  sim: {
    what: "哪些文字缺某种语言，或还没有跟上其他语言的更改。访客最先看到的排在最前。",
    seen: "访客看不到这份列表。缺少的语言会以另一种语言显示。",
    tasks: [
      {
        task: "更新一项文字",
        steps: [
          "点击该项文字，表单会在相应语言和栏位打开。",
          "修改内容；如果内容正确，点按“现在正确”。",
          "点按“保存”。",
        ],
      },
      { task: "只看一种语言或一个页面", steps: ["在列表上方选择语言。", "在旁边选择页面或列表。"] },
      { task: "查看哪些文字没有内容", steps: ["点按列表上方的“没有内容”。"] },
    ],
  },
});
