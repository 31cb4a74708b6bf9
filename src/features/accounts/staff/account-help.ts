import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Your own account: password, two-step verification, passkeys, where you are logged in, and where you get e-mail about your work.",
    seen: "Visitors see nothing of it.",
    tasks: [
      {
        task: "Change your password",
        steps: [
          "Enter the current one and a new one of at least 12 characters.",
          "Three or four unrelated words are easy to remember.",
          "Press “Change password”.",
        ],
      },
      {
        task: "Log in more safely",
        steps: [
          "Turn on two-step verification and follow the steps with your phone.",
          "Keep the recovery codes on paper, in a safe place.",
          "Or add a passkey, and log in by fingerprint or face.",
        ],
      },
      {
        task: "Log out everywhere else",
        steps: ["Look at the list of where you are logged in.", "End one session, or all others at once."],
      },
    ],
  },
  tra: {
    what: "您的帳戶：密碼、兩步驟驗證、通行密鑰、登入的地方，以及收取工作通知的電郵地址。",
    seen: "訪客不會看到這些資料。",
    tasks: [
      {
        task: "更改密碼",
        steps: [
          "輸入現時的密碼，以及最少 12 個字元的新密碼。",
          "用三四個互不相關的詞語，容易記住。",
          "按「更改密碼」。",
        ],
      },
      {
        task: "登入更安全",
        steps: [
          "開啟兩步驟驗證，並按手機上的步驟完成。",
          "把復原碼寫在紙上，存放在安全的地方。",
          "亦可新增通行密鑰，以指紋或面容登入。",
        ],
      },
      { task: "登出其他裝置", steps: ["查看登入的地方。", "結束其中一個，或一次過結束所有其他登入。"] },
    ],
  },
  sim: {
    what: "您的账户：密码、两步验证、通行密钥、登录的地方，以及接收工作通知的电子邮箱。",
    seen: "访客不会看到这些资料。",
    tasks: [
      {
        task: "更改密码",
        steps: [
          "输入现在的密码，以及至少 12 个字符的新密码。",
          "用三四个互不相关的词语，容易记住。",
          "点按“更改密码”。",
        ],
      },
      {
        task: "登录更安全",
        steps: [
          "开启两步验证，并按手机上的步骤完成。",
          "把恢复码写在纸上，存放在安全的地方。",
          "也可以添加通行密钥，用指纹或面容登录。",
        ],
      },
      { task: "退出其他设备", steps: ["查看登录的地方。", "结束其中一个，或一次结束所有其他登录。"] },
    ],
  },
});
