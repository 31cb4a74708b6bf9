import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Everything that was deleted in the last 90 days: news, notes, items, forms, pages and the rest. On a screen called “History” you find every earlier version of one of them.",
    seen: "Visitors see nothing of it.",
    tasks: [
      {
        task: "Bring back something that was deleted",
        steps: [
          "Find it in the list; the last deleted comes first.",
          "Press “Bring back”. It is on the site again as it was.",
        ],
      },
      {
        task: "Go back to how a text was last week",
        steps: [
          "Open the text for editing, as you would to change it.",
          "Press “History” at the top.",
          "Press “What changed” beside a version to see what was different.",
          "Press “Bring back … of version …” beside the language, or “Bring back all of version …”. It opens as a draft.",
          "Look through it and press “Submit”. What you brought back is ticked, so that it is published.",
        ],
      },
      {
        task: "Delete something for good",
        steps: ["Open “More” beside it.", "Press “Delete for good” and say yes. This cannot be undone."],
      },
    ],
  },
  tra: {
    what: "過去 90 天內刪除的所有內容：消息、感謝信、慈善義賣品、表格、網頁等。在「版本紀錄」畫面可找到每項內容的所有舊版本。",
    seen: "訪客不會看到這些內容。",
    tasks: [
      {
        task: "還原已刪除的內容",
        steps: ["在清單中找出該項，最近刪除的排在最前。", "按「還原」，內容便會照原樣重現在網站上。"],
      },
      {
        task: "把文字還原為上星期的樣子",
        steps: [
          "照常開啟該段文字以編輯。",
          "按畫面上方的「版本紀錄」。",
          "按某一版本旁的「查看更改」，看看有何不同。",
          "在該語言旁按「還原第…版的…」，或按「還原第…版全部內容」，內容會以草稿開啟。",
          "檢視後按「儲存」。還原了的語言已有剔號，會一併發布。",
        ],
      },
      { task: "永久刪除內容", steps: ["開啟該項旁的「更多」。", "按「永久刪除」並確認。刪除後無法復原。"] },
    ],
  },
  sim: {
    what: "过去 90 天内删除的所有内容：消息、感谢信、慈善义卖品、表格、页面等。在“版本记录”界面可以找到每项内容的所有旧版本。",
    seen: "访客看不到这些内容。",
    tasks: [
      {
        task: "恢复已删除的内容",
        steps: ["在列表中找到该项，最近删除的排在最前。", "点击“恢复”，内容就会原样回到网站上。"],
      },
      {
        task: "把文字恢复为上周的样子",
        steps: [
          "照常打开这段文字进行编辑。",
          "点击页面上方的“版本记录”。",
          "点击某个版本旁的“查看更改”，看看有什么不同。",
          "在该语言旁点击“恢复第…版的…”，或点击“恢复第…版全部内容”，内容会以草稿打开。",
          "检查后点击“保存”。恢复的语言已勾选，会一并发布。",
        ],
      },
      { task: "永久删除内容", steps: ["打开该项旁的“更多”。", "点击“永久删除”并确认。删除后无法撤销。"] },
    ],
  },
});
