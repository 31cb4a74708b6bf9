import { ownProblems } from "../locale/words/problems";

/** The problems of a login, and of confirming one's identity. */
export const authProblems = ownProblems({
  tooManyLogins: {
    eng: "Too many failed attempts. Please wait a while and try again.",
    tra: "登入失敗次數過多，請稍後再試。",
    sim: "登录失败次数过多，请稍后再试。",
  },
  wrongPassword: {
    eng: "The current password is not correct.",
    tra: "目前的密碼不正確。",
    sim: "当前密码不正确。",
  },
  secondFactorNeeded: {
    eng: "This site asks for a second step at login. Set it up under My account first.",
    tra: "本網站要求登入時使用兩步驟驗證。請先在「我的帳戶」設定。",
    sim: "本网站要求登录时使用两步验证。请先在“我的账户”中设置。",
  },
  otherRole: {
    eng: "You do not have permission to do this. Ask an administrator.",
    tra: "您的帳戶沒有此權限。請向網站管理員查詢。",
    sim: "您的账户没有此权限。请联系网站管理员。",
  },
  passkeyNeeded: {
    eng: "This account has a passkey. Log out, and log in with the passkey.",
    tra: "此帳戶已有通行密鑰。請先登出，再以通行密鑰登入。",
    sim: "此账户已有通行密钥。请先退出登录，再用通行密钥登录。",
  },
  signInExpired: {
    eng: "This login took too long or has too many wrong codes. Please start again with your password.",
    tra: "這次登入已逾時，或驗證碼錯誤次數過多。請重新輸入密碼登入。",
    sim: "本次登录已超时，或验证码错误次数过多。请重新输入密码登录。",
  },
  wrongCode: {
    eng: "This code is not correct, or was used already.",
    tra: "此驗證碼或復原碼不正確或已使用過。",
    sim: "此验证码或恢复码不正确或已使用过。",
  },
  wrongAppCode: {
    eng: "This code is not correct, or was used already. Wait for the next one.",
    tra: "驗證碼不正確或已使用過。請等候下一個驗證碼。",
    sim: "验证码不正确或已使用过。请等待下一个验证码。",
  },
  codeToConfirm: {
    eng: "This needs your second step. Type a code from your app, or a recovery code.",
    tra: "此操作需要第二步驟驗證。請輸入應用程式顯示的驗證碼，或一個復原碼。",
    sim: "此操作需要第二步验证。请输入应用显示的验证码，或一个恢复码。",
  },
  passkeyToConfirm: {
    eng: "This needs your passkey. Confirm with it on your device.",
    tra: "此操作需要您的通行密鑰。請在您的裝置上確認。",
    sim: "此操作需要您的通行密钥。请在您的设备上确认。",
  },
  tooManyCodes: {
    eng: "Too many wrong codes. Please wait a while and try again.",
    tra: "驗證碼錯誤次數過多，請稍後再試。",
    sim: "验证码错误次数过多，请稍后再试。",
  },
  passkeyRefused: {
    eng: "The passkey was not accepted. Please try again.",
    tra: "通行密鑰未獲接納，請再試一次。",
    sim: "通行密钥未被接受，请再试一次。",
  },
});
