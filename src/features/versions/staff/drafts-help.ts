import { screenHelp } from "../../../core/staff/help/help";

export default screenHelp({
  eng: {
    what: "Everything that you or a colleague has typed into a form and not submitted yet. It is kept while you type, so nothing is lost when you close the window or the power goes.",
    seen: "Visitors see nothing of it until somebody submits the form.",
    tasks: [
      {
        task: "Go on with something you began",
        steps: [
          "Find it in the list; what was typed last comes first.",
          "Press its title. The form opens with what you typed.",
          "Press “Submit” when it is ready.",
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
        task: "Forget something you began",
        steps: ["Press “Discard draft” beside it. “Undo” brings it back."],
      },
    ],
  },
  tra: {
    what: "您或同事已在表格輸入但未發布的內容。內容會邊輸入邊儲存，即使關上視窗或停電也不會遺失。",
    seen: "有人儲存表格之前，訪客不會看到。",
    tasks: [
      {
        task: "繼續撰寫您開始了的內容",
        steps: [
          "在清單中找出該項，最近輸入的排在最前。",
          "按標題，表格會連同已輸入的內容開啟。",
          "完成後按「儲存」。",
        ],
      },
      {
        task: "繼續同事開始了的內容",
        steps: ["按標題，表格會連同對方輸入的內容開啟。", "隨意更改即可，對方的草稿會保留，直至對方棄置。"],
      },
      {
        task: "放棄您開始了的內容",
        steps: ["按該項旁的「棄置草稿」。按「還原」可取回。"],
      },
    ],
  },
  sim: {
    what: "您或同事已在表单中输入但没有发布的内容。内容会边输入边保存，即使关闭窗口或停电也不会丢失。",
    seen: "有人保存表单之前，访客看不到。",
    tasks: [
      {
        task: "继续撰写您开始了的内容",
        steps: [
          "在列表中找到该项，最近输入的排在最前。",
          "点击标题，表单会连同已输入的内容打开。",
          "完成后点击“保存”。",
        ],
      },
      {
        task: "继续同事开始了的内容",
        steps: ["点击标题，表单会连同对方输入的内容打开。", "可以随意更改，对方的草稿会保留，直到对方放弃。"],
      },
      {
        task: "放弃您开始了的内容",
        steps: ["点击该项旁的“放弃草稿”。点击“撤销”可恢复。"],
      },
    ],
  },
});
