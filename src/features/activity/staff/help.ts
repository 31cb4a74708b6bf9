import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Who did what in the staff area, and who logged in. Nothing here can be changed.",
    seen: "Visitors see nothing of it.",
    tasks: [
      {
        task: "See who changed something",
        steps: [
          "Choose the area, such as News or Site details.",
          "Read the entries, newest first. “What changed” shows the words before and after.",
          "Press the title to open it as it is now.",
        ],
      },
      {
        task: "See what one person did",
        steps: ["Choose the person under “Who”.", "Look at the days that you mean."],
      },
      {
        task: "Look for strange logins",
        steps: [
          "Choose “Staff accounts” as the area.",
          "If a login was not one of you, change that password and end all sessions under “My account”.",
        ],
      },
    ],
  },
  tra: {
    what: "誰在職員專區做了甚麼，以及誰曾登入。這裏的紀錄不能更改。",
    seen: "訪客不會看到這些紀錄。",
    tasks: [
      {
        task: "查看誰作出更改",
        steps: [
          "選擇範圍，例如消息或網站資料。",
          "紀錄由新至舊排列；按「更改內容」可比較更改前後的文字。",
          "按標題可打開現時的內容。",
        ],
      },
      { task: "查看某人的操作", steps: ["在「操作者」選擇該職員。", "查看有關日期的紀錄。"] },
      {
        task: "查看可疑登入",
        steps: [
          "選擇「職員帳戶」範圍。",
          "如登入並非您或同事所為，請更改密碼，並在「我的帳戶」結束所有登入時段。",
        ],
      },
    ],
  },
  sim: {
    what: "谁在员工专区做了什么，以及谁曾登录。这里的记录不能更改。",
    seen: "访客不会看到这些记录。",
    tasks: [
      {
        task: "查看谁作出更改",
        steps: [
          "选择范围，例如消息或网站资料。",
          "记录由新到旧排列；点按“更改内容”可比较更改前后的文字。",
          "点按标题可打开现在的内容。",
        ],
      },
      { task: "查看某人的操作", steps: ["在“操作者”中选择该员工。", "查看有关日期的记录。"] },
      {
        task: "查看可疑登录",
        steps: [
          "选择“员工账户”范围。",
          "如果登录不是您或同事所为，请更改密码，并在“我的账户”结束所有登录会话。",
        ],
      },
    ],
  },
});
