import { ownActions } from "../journal/actions";

/** The journal's entries while somebody shows who they are. */
export const proofActions = ownActions({
  failedCode: {
    eng: "wrong code after the password",
    tra: "密碼正確但驗證碼錯誤",
    sim: "密码正确但验证码错误",
  },
  failedPasskey: { eng: "failed login by passkey", tra: "以通行密鑰登入失敗", sim: "用通行密钥登录失败" },
  heldSignIn: {
    eng: "locked out for a while after too many failed logins",
    tra: "失敗次數過多，須等候再試",
    sim: "失败次数过多，须等待再试",
  },
});
