import { screenHelp } from "../../../core/staff/help/help";

export default screenHelp({
  eng: {
    what: "Where a keeper looks at what writers have saved before visitors see it. It is empty unless a keeper has set, under “Staff accounts”, that writers’ changes wait.",
    seen: "Visitors see nothing of it until a keeper presses “Publish”.",
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
          "Press the title. The keeper’s comment stands above the form.",
          "Change what was asked for and save it. A keeper is asked again.",
        ],
      },
    ],
  },
  tra: {
    what: "管理人在此檢視編輯已儲存的內容，然後才讓訪客看到。除非管理人在「職員帳戶」設定編輯的更改須經審批，否則這裏沒有內容。",
    seen: "管理人按「發布」之前，訪客不會看到。",
    tasks: [
      {
        task: "發布編輯儲存的內容",
        steps: [
          "按「查看更改」，比較訪客現時看到的與等候審批的內容。",
          "按「發布」。訪客即時看到，編輯會收到電郵通知。",
        ],
      },
      {
        task: "退回",
        steps: ["按「退回」，說明需要修改甚麼，再按「退回」。", "編輯會在主頁、表格上方及電郵看到您的留言。"],
      },
      {
        task: "編輯再次送交審批",
        steps: ["按標題，管理人的留言在表格上方。", "修改後儲存，即會再請管理人審批。"],
      },
    ],
  },
  sim: {
    what: "管理人在这里检查编辑已保存的内容，然后才让访客看到。除非管理人在“员工账户”里设置编辑的更改须经审核，否则这里没有内容。",
    seen: "管理人点击“发布”之前，访客看不到。",
    tasks: [
      {
        task: "发布编辑保存的内容",
        steps: [
          "点击“查看更改”，比较访客现在看到的和等待审核的内容。",
          "点击“发布”。访客立即看到，编辑会收到邮件通知。",
        ],
      },
      {
        task: "退回",
        steps: [
          "点击“退回”，说明需要修改什么，再点击“退回”。",
          "编辑会在首页、表单上方和邮件里看到您的留言。",
        ],
      },
      {
        task: "编辑再次送审",
        steps: ["点击标题，管理人的留言在表单上方。", "修改后保存，即会再次请管理人审核。"],
      },
    ],
  },
});
