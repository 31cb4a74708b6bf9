import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "What you or a colleague typed into a form and has not submitted, and what is saved as a draft: new, changed, or taken down. What is typed is kept while you type, so nothing is lost when you close the window or the power goes.",
    seen: "Visitors see nothing of it until somebody publishes it.",
    tasks: [
      {
        task: "Go on with something you began",
        steps: [
          "Find it in the list; what was typed last comes first.",
          "Press its title. The form opens with what you typed.",
          "Press “Submit” when it is ready. To forget it, press “Discard draft” in the list; “Undo” brings it back.",
        ],
      },
      {
        task: "Go on with what a colleague began",
        steps: [
          "Press its title. The form opens with what they typed.",
          "Change what you like: theirs stays as it is until they discard it.",
        ],
      },
      {
        task: "Put something back on the site that was taken down",
        steps: [
          "Find it under “Saved as a draft”; what was saved last comes first.",
          "Press its title.",
          "Press “Save and publish all languages”, or tick the languages and press “Submit”.",
        ],
      },
    ],
  },
  tra: {
    what: "您或同事已在表格輸入但未儲存的內容，以及儲存為草稿的內容：新增的、有更改的，或已從網站撤下的。輸入的內容會邊輸入邊保留，即使關上視窗或停電也不會遺失。",
    seen: "有人發布之前，訪客不會看到。",
    tasks: [
      {
        task: "繼續撰寫您開始了的內容",
        steps: [
          "在清單中找出該項，最近輸入的排在最前。",
          "按標題，表格會連同已輸入的內容開啟。",
          "完成後按「儲存」。要放棄，按清單中的「棄置草稿」；按「還原」可取回。",
        ],
      },
      {
        task: "繼續同事開始了的內容",
        steps: ["按標題，表格會連同對方輸入的內容開啟。", "隨意更改即可，對方的草稿會保留，直至對方棄置。"],
      },
      {
        task: "重新發布已撤下的項目",
        steps: [
          "在「已儲存為草稿」中找出該項，最近儲存的排在最前。",
          "按標題。",
          "按「儲存並發布所有語言」，或勾選要發布的語言，然後按「儲存」。",
        ],
      },
    ],
  },
  sim: {
    what: "您或同事已在表单中输入但没有保存的内容，以及保存为草稿的内容：新增的、有更改的，或已从网站撤下的。输入的内容会边输入边保留，即使关闭窗口或停电也不会丢失。",
    seen: "有人发布之前，访客看不到。",
    tasks: [
      {
        task: "继续撰写您开始了的内容",
        steps: [
          "在列表中找到该项，最近输入的排在最前。",
          "点击标题，表单会连同已输入的内容打开。",
          "完成后点击“保存”。要放弃，点击列表中的“放弃草稿”；点击“撤销”可恢复。",
        ],
      },
      {
        task: "继续同事开始了的内容",
        steps: ["点击标题，表单会连同对方输入的内容打开。", "可以随意更改，对方的草稿会保留，直到对方放弃。"],
      },
      {
        task: "重新发布已撤下的内容",
        steps: [
          "在“已保存为草稿”中找到该项，最近保存的排在最前。",
          "点击标题。",
          "点击“保存并发布所有语言”，或勾选要发布的语言，然后点击“保存”。",
        ],
      },
    ],
  },
});
