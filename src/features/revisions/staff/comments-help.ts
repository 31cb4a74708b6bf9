import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "What colleagues say to each other about an entry: a question, a reminder, what is still to be done.",
    seen: "Visitors never see a comment.",
    tasks: [
      {
        task: "Ask a colleague something about an entry",
        steps: [
          "Open the entry and press “Comments” at its top.",
          "Write your question, and choose whom you ask.",
          "Press “Add comment”. They find it on their home and in an e-mail.",
        ],
      },
      {
        task: "Answer what you were asked",
        steps: [
          "Press the line on your home, or open this screen.",
          "Do what was asked, or press “All comments on it” and answer there.",
          "Press “Mark as done”.",
        ],
      },
      {
        task: "See what is still to be done on an entry",
        steps: ["Open its form: open comments are above the fields."],
      },
    ],
  },
  tra: {
    what: "同事之間就某個項目的留言：查詢、提示，或仍需處理的事。",
    seen: "訪客不會看到任何留言。",
    tasks: [
      {
        task: "就某個項目向同事查詢",
        steps: [
          "開啟該項目，按頁頂的「留言」。",
          "寫下問題，並選擇向誰查詢。",
          "按「新增留言」。對方會在主頁及電郵看到。",
        ],
      },
      {
        task: "回覆別人的查詢",
        steps: [
          "按主頁的提示，或開啟此頁。",
          "處理所查詢的事，或按「此項目的所有留言」回覆。",
          "按「標示為完成」。",
        ],
      },
      { task: "查看某個項目有甚麼仍待處理", steps: ["開啟其表格，待處理的留言會在欄位上方。"] },
    ],
  },
  sim: {
    what: "同事之间就某个项目的留言：提问、提醒，或仍需处理的事。",
    seen: "访客看不到任何留言。",
    tasks: [
      {
        task: "就某个项目向同事提问",
        steps: [
          "打开该项目，点击页面顶部的“同事留言”。",
          "写下问题，并选择向谁提问。",
          "点击“添加留言”。对方会在首页和邮件里看到。",
        ],
      },
      {
        task: "回复别人的提问",
        steps: [
          "点击首页的提示，或打开此页。",
          "处理所问的事，或点击“该项目的所有留言”回复。",
          "点击“标记为完成”。",
        ],
      },
      { task: "查看某个项目还有什么待处理", steps: ["打开其表单，待处理的留言会在字段上方。"] },
    ],
  },
});
