import { ownActions } from "../../platform/journal/actions";

/** The journal's entries of accounts, besides those made while somebody shows who they are. */
export const accountActions = ownActions({
  signIn: { eng: "logged in", tra: "已登入", sim: "已登录" },
  signInByPasskey: { eng: "logged in by passkey", tra: "以通行密鑰登入", sim: "用通行密钥登录" },
  signInByRecoveryCode: {
    eng: "logged in with a recovery code",
    tra: "以復原碼登入",
    sim: "用恢复码登录",
  },
  failedSignIn: { eng: "failed login", tra: "登入失敗", sim: "登录失败" },
  twoFactorOn: {
    eng: "two-step verification switched on",
    tra: "已開啟兩步驟驗證",
    sim: "已开启两步验证",
  },
  twoFactorOff: {
    eng: "two-step verification switched off",
    tra: "已關閉兩步驟驗證",
    sim: "已关闭两步验证",
  },
  newRecoveryCodes: { eng: "new recovery codes made", tra: "已產生新的復原碼", sim: "已生成新的恢复码" },
  addPasskey: { eng: "passkey added", tra: "已新增通行密鑰", sim: "已添加通行密钥" },
  renamePasskey: { eng: "passkey renamed", tra: "已重新命名通行密鑰", sim: "已重命名通行密钥" },
  removePasskey: { eng: "passkey removed", tra: "已移除通行密鑰", sim: "已移除通行密钥" },
  endSessions: { eng: "sessions ended", tra: "已結束登入時段", sim: "已结束登录会话" },
  resetTwoFactor: {
    eng: "two-step verification and passkeys removed",
    tra: "已關閉兩步驟驗證並移除通行密鑰",
    sim: "已关闭两步验证并移除通行密钥",
  },
  changePassword: { eng: "own password changed", tra: "已更改自己的密碼", sim: "已更改自己的密码" },
  invite: { eng: "invited", tra: "已邀請", sim: "已邀请" },
  withdrawInvitation: { eng: "invitation withdrawn", tra: "已撤回邀請", sim: "已撤回邀请" },
  acceptInvitation: { eng: "account made by invitation", tra: "已按邀請建立帳戶", sim: "已按邀请创建账户" },
  addAccount: { eng: "account added", tra: "已新增帳戶", sim: "已添加账户" },
  resetPassword: { eng: "password reset", tra: "已重設密碼", sim: "已重置密码" },
  changeRole: { eng: "role changed", tra: "已更改角色", sim: "已更改角色" },
  reviewOn: {
    eng: "what writers save now waits for an administrator",
    tra: "已設定撰稿人的內容須經管理員審批",
    sim: "已设置撰稿人的内容须经管理员审核",
  },
  reviewOff: {
    eng: "what writers save is now published at once",
    tra: "已設定撰稿人的內容即時發布",
    sim: "已设置撰稿人的内容立即发布",
  },
  removeAccount: { eng: "account removed", tra: "已移除帳戶", sim: "已移除账户" },
});
