import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Every donation. Those by PayPal arrive by themselves; those by bank, cheque, FPS, PPS or cash are entered here.",
    seen: "Visitors never see this list. Donors by PayPal get a thank-you page and an e-mail.",
    tasks: [
      {
        task: "Enter a donation by hand",
        steps: [
          "Press “Add a donation”.",
          "Fill in the amount, the date and how it was paid. A name and an e-mail address help with the receipt.",
          "Press “Submit”.",
        ],
      },
      {
        task: "Find a donation",
        steps: [
          "Type a name, an e-mail address or the reference, such as 4821 7305.",
          "Narrow the list by year, month or method if you wish.",
          "To send again the e-mails that have not left, tick the donations and press “Send the e-mail again” above the list.",
        ],
      },
      {
        task: "See what came in this year",
        steps: ["Open “Totals”.", "The bars and the table show each month and each way of giving."],
      },
    ],
  },
  tra: {
    what: "所有捐款紀錄。PayPal 捐款會自動記錄；銀行、支票、轉數快、繳費靈或現金捐款則在此輸入。",
    seen: "訪客不會看到這份清單。以 PayPal 捐款的人會看到致謝頁並收到電郵。",
    tasks: [
      {
        task: "輸入捐款",
        steps: [
          "按「新增捐款」。",
          "填寫金額、日期及付款方式；填上姓名及電郵，方便日後發出收據。",
          "按「儲存」。",
        ],
      },
      {
        task: "尋找捐款",
        steps: [
          "輸入姓名、電郵地址或參考編號，例如 4821 7305。",
          "如有需要，可按年份、月份或付款方式篩選。",
          "如要再次寄出未能寄出的電郵，可勾選多筆捐款，再按清單上方的「再次寄出電郵」。",
        ],
      },
      { task: "查看全年收入", steps: ["打開「全年總額」。", "圖表會列出每個月及每種捐款方式的金額。"] },
    ],
  },
  sim: {
    what: "所有捐款记录。PayPal 捐款会自动记录；银行、支票、转数快、缴费灵或现金捐款则在这里输入。",
    seen: "访客不会看到这份列表。用 PayPal 捐款的人会看到致谢页并收到邮件。",
    tasks: [
      {
        task: "输入捐款",
        steps: [
          "点按“添加捐款”。",
          "填写金额、日期和付款方式；填上姓名和邮箱，方便日后开具收据。",
          "点按“保存”。",
        ],
      },
      {
        task: "查找捐款",
        steps: [
          "输入姓名、邮箱地址或参考编号，例如 4821 7305。",
          "如有需要，可按年份、月份或付款方式筛选。",
          "如要重新发送未能发出的邮件，可勾选多笔捐款，再点按列表上方的“重新发送邮件”。",
        ],
      },
      { task: "查看全年收入", steps: ["打开“全年总额”。", "图表会列出每个月和每种捐款方式的金额。"] },
    ],
  },
});
