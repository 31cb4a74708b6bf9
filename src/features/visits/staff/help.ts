import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "How often each page was shown, in which language, which sites link here, and how many donations were begun with PayPal. One person who opens a page twice is counted twice.",
    seen: "Visitors see nothing of it. The privacy page says that pages are counted.",
    tasks: [
      {
        task: "See what is read most",
        steps: ["Choose a period.", "Read the list “Pages”: the page shown most comes first."],
      },
      {
        task: "Take the numbers along",
        steps: ["Choose a period.", "Press “Download as CSV” and open the file in a spreadsheet."],
      },
      {
        task: "See who links here",
        steps: [
          "Read the list “Sites that link here”.",
          "Many sites do not say from where a visitor comes; those visits are in no row of it.",
        ],
      },
    ],
  },
  tra: {
    what: "各網頁以哪種語言顯示了多少次、哪些網站連結至本站，以及開始了多少筆 PayPal 捐款。同一人打開同一頁兩次，會計算兩次。",
    seen: "訪客不會看到這些數字。私隱頁會說明網頁的顯示次數會被點算。",
    tasks: [
      { task: "查看最多人看的網頁", steps: ["選擇期間。", "查看「網頁」列表：顯示次數最多的排在最前。"] },
      { task: "取用數字", steps: ["選擇期間。", "按「下載 CSV」，以試算表開啟檔案。"] },
      {
        task: "查看哪些網站連結至本站",
        steps: ["查看「連結至本站的網站」列表。", "許多網站不會告知訪客從何而來，這些瀏覽不會列出。"],
      },
    ],
  },
  sim: {
    what: "各页面以哪种语言显示了多少次、哪些网站链接到本站，以及开始了多少笔 PayPal 捐款。同一人打开同一页两次，会统计两次。",
    seen: "访客不会看到这些数字。隐私页会说明页面的显示次数会被统计。",
    tasks: [
      { task: "查看最多人看的页面", steps: ["选择期间。", "查看“页面”列表：显示次数最多的排在最前。"] },
      { task: "取用数字", steps: ["选择期间。", "点按“下载 CSV”，用电子表格打开文件。"] },
      {
        task: "查看哪些网站链接到本站",
        steps: ["查看“链接到本站的网站”列表。", "许多网站不会告知访客从何而来，这些访问不会列出。"],
      },
    ],
  },
});
