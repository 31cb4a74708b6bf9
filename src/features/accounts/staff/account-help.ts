import { screenHelp } from "../../../core/staff/help/help";

export default screenHelp({
  eng: {
    what: "Your own account: password, two-step verification, passkeys, and where you are logged in.",
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
        task: "Hear by e-mail when a colleague asks or answers you",
        steps: ["Enter your address under “E-mail about your work”.", "Press “Save address”."],
      },
      {
        task: "Log out everywhere else",
        steps: ["Look at the list of where you are logged in.", "End one session, or all others at once."],
      },
    ],
  },
  tra: {
    what: "您的帳戶：密碼、兩步驟驗證、通行密鑰，以及登入的地方。",
    seen: "訪客不會看到這些資料。",
    tasks: [
      {
        task: "更改密碼",
        steps: [
          "輸入現時的密碼，以及最少 12 個字元的新密碼。",
          "用三四個互不相關的詞語，容易記住。",
          "更改密碼。",
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
      {
        task: "同事查詢或回覆時以電郵通知您",
        steps: ["在「工作電郵通知」填寫電郵地址。", "按「儲存地址」。"],
      },
      { task: "登出其他裝置", steps: ["查看登入的地方。", "結束其中一個，或一次過結束所有其他登入。"] },
    ],
  },
  sim: {
    what: "您的账户：密码、两步验证、通行密钥，以及登录的地方。",
    seen: "访客不会看到这些资料。",
    tasks: [
      {
        task: "更改密码",
        steps: [
          "输入现在的密码，以及至少 12 个字符的新密码。",
          "用三四个互不相关的词语，容易记住。",
          "更改密码。",
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
      {
        task: "同事提问或回复时用邮件通知您",
        steps: ["在“工作邮件通知”里填写电子邮箱。", "点击“保存地址”。"],
      },
      { task: "退出其他设备", steps: ["查看登录的地方。", "结束其中一个，或一次结束所有其他登录。"] },
    ],
  },
});
