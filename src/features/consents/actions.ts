import { ownActions } from "../../core/journal/actions";

/** The journal's own actions of consents. It never says whose. */
export const consentActions = ownActions({
  withdrawConsent: { eng: "withdrawn", tra: "已撤回", sim: "已撤回" },
  undoWithdrawal: { eng: "withdrawal taken back", tra: "已取消撤回", sim: "已取消撤回" },
  releaseEntry: { eng: "entry released", tra: "已解除內容限制", sim: "已解除内容限制" },
  withdrawAgain: { eng: "withdrawn again", tra: "已再次撤回", sim: "已再次撤回" },
});
