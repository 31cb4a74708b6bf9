import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Where an administrator looks at what writers have saved before visitors see it. It is empty unless an administrator has set, under “Staff accounts”, that writers’ changes wait.",
    seen: "Visitors see nothing of it until an administrator presses “Publish”.",
    tasks: [
      {
        task: "Publish what a writer has saved",
        steps: [
          "Press “What changed” to see what visitors have now beside what waits.",
          "Press “Publish”. Visitors see it at once, and the writer is told by e-mail.",
        ],
      },
      {
        task: "Send it back",
        steps: [
          "Press “Send back”, say what should be changed, and press “Send back” again.",
          "The writer finds your comment on their home and above the form, and in an e-mail.",
        ],
      },
      {
        task: "Ask again, as a writer",
        steps: [
          "Press the title. The administrator’s comment is above the form.",
          "Change what was asked for and save it. An administrator is asked again.",
        ],
      },
    ],
  },
  tra: {
    what: "管理員在此檢視撰稿人已儲存的內容，然後才讓訪客看到。除非管理員在「職員帳戶」設定撰稿人的更改須經審批，否則這裏沒有內容。",
    seen: "管理員按「發布」之前，訪客不會看到。",
    tasks: [
      {
        task: "發布撰稿人儲存的內容",
        steps: [
          "按「查看更改」，比較訪客現時看到的與等候審批的內容。",
          "按「發布」。訪客即時看到，撰稿人會收到電郵通知。",
        ],
      },
      {
        task: "退回",
        steps: [
          "按「退回」，說明需要修改甚麼，再按「退回」。",
          "撰稿人會在主頁、表格上方及電郵看到您的留言。",
        ],
      },
      {
        task: "撰稿人再次送交審批",
        steps: ["按標題，管理員的留言在表格上方。", "修改後儲存，即會再請管理員審批。"],
      },
    ],
  },
  sim: {
    what: "管理员在这里检查撰稿人已保存的内容，然后才让访客看到。除非管理员在“员工账户”里设置撰稿人的更改须经审核，否则这里没有内容。",
    seen: "管理员点击“发布”之前，访客看不到。",
    tasks: [
      {
        task: "发布撰稿人保存的内容",
        steps: [
          "点击“查看更改”，比较访客现在看到的和等待审核的内容。",
          "点击“发布”。访客立即看到，撰稿人会收到邮件通知。",
        ],
      },
      {
        task: "退回",
        steps: [
          "点击“退回”，说明需要修改什么，再点击“退回”。",
          "撰稿人会在首页、表单上方和邮件里看到您的留言。",
        ],
      },
      {
        task: "撰稿人再次送审",
        steps: ["点击标题，管理员的留言在表单上方。", "修改后保存，即会再次请管理员审核。"],
      },
    ],
  },
});
