import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "What visitors wrote by the contact form, and what they asked about charity items.",
    seen: "Visitors see nothing of this list. They see a thank-you after they have sent their message.",
    tasks: [
      {
        task: "Answer a message",
        steps: [
          "Open the message. A new one is marked “New”.",
          "Write your answer and press “Send the answer”. It leaves as an e-mail, and stays here for your colleagues.",
          "If you answer by telephone or in your own mail program, choose that above, add a few words, and press “Mark as answered”.",
        ],
      },
      {
        task: "Look through suspected messages",
        steps: [
          "Press “Suspected” above the list.",
          "If it is a real letter, press “Not spam”. It is then e-mailed as usual.",
          "If it is not, press “Spam”.",
        ],
      },
      {
        task: "Erase what somebody wrote",
        steps: [
          "Go to “Erase one person’s messages” below the list.",
          "Enter the e-mail address and confirm. This cannot be undone.",
        ],
      },
    ],
  },
  tra: {
    what: "訪客以聯絡表格寫來的訊息，以及對慈善義賣品的查詢。",
    seen: "訪客不會看到這份清單；他們寄出訊息後會看到致謝。",
    tasks: [
      {
        task: "回覆訊息",
        steps: [
          "打開訊息。新訊息會標示「新」。",
          "寫下回覆，再按「寄出回覆」。回覆會以電郵寄出，並保存在這裏供同事查看。",
          "如以電話或您自己的電郵程式回覆，請在上方選擇該方式，為同事寫下摘要，再按「標示為已回覆」。",
        ],
      },
      {
        task: "查看可疑訊息",
        steps: [
          "按清單上方的「可疑」。",
          "如屬真實來信，按「並非垃圾訊息」，它便會如常以電郵送達。",
          "如不是，按「垃圾訊息」。",
        ],
      },
      {
        task: "刪除某人的所有訊息",
        steps: ["前往清單下方「清除某人的所有訊息」。", "輸入電郵地址並確認。刪除後不能復原。"],
      },
    ],
  },
  sim: {
    what: "访客用联系表单写来的留言，以及对慈善义卖品的查询。",
    seen: "访客不会看到这份列表；他们发出留言后会看到致谢。",
    tasks: [
      {
        task: "回复留言",
        steps: [
          "打开留言。新留言会标示“新”。",
          "写下回复，再点按“发出回复”。回复会以邮件发出，并保存在这里供同事查看。",
          "如果用电话或您自己的邮件程序回复，请在上方选择该方式，为同事写下摘要，再点按“标记为已回复”。",
        ],
      },
      {
        task: "查看可疑留言",
        steps: [
          "点按列表上方的“可疑”。",
          "如果是真实来信，点按“不是垃圾留言”，它便会照常以邮件送达。",
          "如果不是，点按“垃圾留言”。",
        ],
      },
      {
        task: "删除某人的所有留言",
        steps: ["前往列表下方“清除某人的所有留言”。", "输入邮箱地址并确认。删除后不能恢复。"],
      },
    ],
  },
});
