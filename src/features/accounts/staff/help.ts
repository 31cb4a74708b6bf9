import { screenHelp } from "../../../core/staff/help/help";

export default screenHelp({
  eng: {
    what: "Everybody who may log in to the staff area, each in a role that says what they can see and change.",
    seen: "Visitors see nothing of it.",
    tasks: [
      {
        task: "Give a colleague an account",
        steps: [
          "Write a username, choose a role, and press the button that adds the account.",
          "A password is shown once. Tell it to your colleague in person or by phone.",
          "Your colleague must choose another one within seven days.",
        ],
      },
      {
        task: "Help somebody who forgot the password",
        steps: [
          "Find the account and press “Reset password”.",
          "Tell the new password in person or by phone.",
        ],
      },
      {
        task: "Remove somebody who has left",
        steps: ["Find the account and remove it.", "It can no longer log in, and what is open ends at once."],
      },
    ],
  },
  tra: {
    what: "所有可登入職員區的人。每人的角色決定可查看及更改的內容。",
    seen: "訪客不會看到這些帳戶。",
    tasks: [
      {
        task: "為同事新增帳戶",
        steps: [
          "填寫用戶名稱，選擇角色，然後新增帳戶。",
          "密碼只會顯示一次，請親身或以電話告知同事。",
          "同事須在七天內更改密碼。",
        ],
      },
      { task: "協助忘記密碼的同事", steps: ["找到帳戶，選擇重設密碼。", "親身或以電話告知新密碼。"] },
      { task: "移除已離職的同事", steps: ["找到帳戶並移除。", "該帳戶即時不能再登入，已登入的亦會結束。"] },
    ],
  },
  sim: {
    what: "所有可以登录员工区的人。每人的角色决定可以查看和更改的内容。",
    seen: "访客不会看到这些账户。",
    tasks: [
      {
        task: "为同事添加账户",
        steps: [
          "填写用户名，选择角色，然后添加账户。",
          "密码只会显示一次，请当面或用电话告知同事。",
          "同事须在七天内更改密码。",
        ],
      },
      { task: "协助忘记密码的同事", steps: ["找到账户，选择重置密码。", "当面或用电话告知新密码。"] },
      { task: "移除已离职的同事", steps: ["找到账户并移除。", "该账户马上不能再登录，已登录的也会结束。"] },
    ],
  },
});
