import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Everybody who may log in to the staff area, each in a role that says what they can see and change. Tick the box to hold writers’ changes until an administrator publishes them, of all content or of chosen kinds.",
    seen: "Visitors see nothing of it.",
    tasks: [
      {
        task: "Give a colleague an account",
        steps: [
          "Press “Invite a colleague”, write the name, choose a role, and press Invite. A writer for news alone has “Chosen kinds only” and News.",
          "A code is shown once. Print it, copy the link, or let it go by e-mail.",
          "Your colleague opens the link or types the code, and chooses a username and a password.",
        ],
      },
      {
        task: "Help somebody who forgot the password",
        steps: [
          "Find the account and press “Reset password”.",
          "Give them the new password in person or by phone.",
        ],
      },
      {
        task: "Remove somebody who has left",
        steps: ["Find the account and remove it.", "It can no longer log in, and what is open ends at once."],
      },
    ],
  },
  tra: {
    what: "所有可登入職員專區的人。每人的角色決定可查看及更改的內容。可勾選「撰稿人儲存的內容須由管理員發布」，適用於所有內容或選定的種類。",
    seen: "訪客不會看到這些帳戶。",
    tasks: [
      {
        task: "為同事新增帳戶",
        steps: [
          "按「邀請同事」，填寫姓名，選擇角色，然後按「邀請」。只撰寫消息的同事，請選「只限選定的內容種類」及「消息」。",
          "邀請碼只會顯示一次。可列印、複製連結，或以電郵寄出。",
          "同事開啟連結或輸入邀請碼，然後設定用戶名稱及密碼。",
        ],
      },
      { task: "協助忘記密碼的同事", steps: ["找到帳戶，按「重設密碼」。", "親身或以電話告知新密碼。"] },
      { task: "移除已離職的同事", steps: ["找到帳戶並移除。", "該帳戶即時不能再登入，已登入的亦會結束。"] },
    ],
  },
  sim: {
    what: "所有可以登录员工专区的人。每人的角色决定可以查看和更改的内容。可以勾选“撰稿人保存的内容须由管理员发布”，适用于全部内容或选定的种类。",
    seen: "访客不会看到这些账户。",
    tasks: [
      {
        task: "为同事添加账户",
        steps: [
          "按“邀请同事”，填写姓名，选择角色，然后按“邀请”。只写消息的同事，请选“仅限选定的内容种类”和“消息”。",
          "邀请码只会显示一次。可以打印、复制链接，或用电子邮件寄出。",
          "同事打开链接或输入邀请码，然后设置用户名和密码。",
        ],
      },
      { task: "协助忘记密码的同事", steps: ["找到账户，点按“重置密码”。", "当面或用电话告知新密码。"] },
      { task: "移除已离职的同事", steps: ["找到账户并移除。", "该账户马上不能再登录，已登录的也会结束。"] },
    ],
  },
});
