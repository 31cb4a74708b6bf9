import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const accountsProblems = ownProblems({
  wrongCredentials: {
    eng: "The username or the password is not correct.",
    tra: "用戶名稱或密碼不正確。",
    sim: "用户名或密码不正确。",
  },
  passwordTooShort: {
    eng: "A password needs at least 12 characters.",
    tra: "密碼最少需要 12 個字元。",
    sim: "密码至少需要 12 个字符。",
  },
  passwordCommon: {
    eng: "This is a common password and easy to guess. Choose another.",
    tra: "這是常見密碼，容易被猜中，請另選一個。",
    sim: "这是常见密码，容易被猜到，请换一个。",
  },
  passwordGuessable: {
    eng: "This password is easy to guess: it is little more than names, expected words, rows of keys or repetition. Add words that have nothing to do with the site.",
    tra: "這個密碼容易被猜中：當中大多是名稱、常見字詞、鍵盤上相連的鍵或重複的字元。請加入與網站無關的詞語。",
    sim: "这个密码容易被猜中：其中大多是名称、常见字词、键盘上相连的键或重复的字符。请加入与网站无关的词语。",
  },
  firstPasswordOver: {
    eng: "This first password is no longer valid. Ask a colleague for a new one.",
    tra: "這個初始密碼已失效。請向同事索取新密碼。",
    sim: "这个初始密码已失效。请向同事索取新密码。",
  },
  unknownSession: {
    eng: "This session has already ended.",
    tra: "此登入時段已結束。",
    sim: "此登录会话已结束。",
  },
  usernameRefused: {
    eng: "A username has letters, digits and . _ @ - only, at most 60 and no spaces.",
    tra: "用戶名稱只可使用文字、數字及 . _ @ -，最多 60 個字元，不含空格。",
    sim: "用户名只能使用文字、数字和 . _ @ -，最多 60 个字符，不含空格。",
  },
  usernameTaken: {
    eng: "That username is already taken, or was that of an account which was removed.",
    tra: "此名稱已有帳戶使用，或曾屬於已移除的帳戶。",
    sim: "该名称已有账户使用，或曾属于已移除的账户。",
  },
  usernameReserved: {
    eng: "The site itself uses this name. Choose another.",
    tra: "此名稱由網站本身使用。請選用另一個名稱。",
    sim: "该名称由网站本身使用。请换一个名称。",
  },
  usernameLooksLike: {
    eng: "This name has letters that look like others. Use plain Latin letters, Chinese characters and digits.",
    tra: "此名稱含有與其他字母相似的字元。請只用一般英文字母、中文字及數字。",
    sim: "该名称含有与其他字母相似的字符。请只使用一般英文字母、汉字和数字。",
  },
  unknownType: {
    eng: "This site has no content of this kind.",
    tra: "此網站沒有這類內容。",
    sim: "本网站没有这类内容。",
  },
  typesNeeded: {
    eng: "Choose at least one kind of content.",
    tra: "請最少選擇一個內容種類。",
    sim: "请至少选择一个内容种类。",
  },
  typesOfWriters: {
    eng: "Only a writer can be given chosen kinds of content.",
    tra: "只有撰稿人可限定內容種類。",
    sim: "只有撰稿人可以限定内容种类。",
  },
  unknownAccount: {
    eng: "This account does not exist or has been removed.",
    tra: "此帳戶不存在或已被移除。",
    sim: "此账户不存在或已被移除。",
  },
  lastAccount: {
    eng: "This is the last account. Add another one first.",
    tra: "這是最後一個帳戶。請先新增另一個。",
    sim: "这是最后一个账户。请先添加另一个。",
  },
  lastAdministrator: {
    eng: "This is the last administrator. Make somebody else an administrator first.",
    tra: "這是最後一個管理員帳戶。請先設定另一個管理員。",
    sim: "这是最后一个管理员账户。请先设置另一个管理员。",
  },
  ownAccount: {
    eng: "This is your own account. Change its password under My account; somebody else may remove it.",
    tra: "這是您自己的帳戶。請在「我的帳戶」更改密碼；如要移除，須由其他人進行。",
    sim: "这是您自己的账户。请在“我的账户”中更改密码；如要移除，须由其他人操作。",
  },
  invitationEmail: {
    eng: "This does not look like an e-mail address.",
    tra: "這看來不是電郵地址。",
    sim: "这看起来不是电子邮件地址。",
  },
  mailNotReady: {
    eng: "This site cannot send e-mail yet. Leave the address empty and hand over the code.",
    tra: "網站暫時未能發送電郵。請留空此欄，並把邀請碼交給對方。",
    sim: "网站暂时无法发送电子邮件。请将此栏留空，并把邀请码交给对方。",
  },
  unknownInvitation: {
    eng: "This code opens nothing: it was used, withdrawn, has expired, or was mistyped. Check it, or ask for a new invitation.",
    tra: "此邀請碼無效：可能已使用、已撤回、已過期或輸入有誤。請核對一次，或索取新的邀請。",
    sim: "此邀请码无效：可能已使用、已撤回、已过期或输入有误。请核对一遍，或索取新的邀请。",
  },
  twoFactorIsOn: {
    eng: "Two-step verification is on already.",
    tra: "兩步驟驗證已經開啟。",
    sim: "两步验证已经开启。",
  },
  twoFactorIsOff: {
    eng: "Two-step verification is not on.",
    tra: "兩步驟驗證尚未開啟。",
    sim: "两步验证尚未开启。",
  },
  passkeyUnknown: {
    eng: "No account here has this passkey. Log in with your password.",
    tra: "這裏沒有帳戶使用此通行密鑰。請以密碼登入。",
    sim: "这里没有账户使用此通行密钥。请用密码登录。",
  },
  unknownPasskey: {
    eng: "This passkey does not exist or has been removed.",
    tra: "此通行密鑰不存在或已被移除。",
    sim: "此通行密钥不存在或已被移除。",
  },
});

export type AccountsProblem = keyof typeof accountsProblems;
