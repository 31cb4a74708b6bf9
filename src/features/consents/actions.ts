import { ownActions } from "../../platform/journal/actions";

/** The journal's own actions of consents, without names. */
export const consentActions = ownActions({
  eraseFormerVersions: {
    eng: "former versions erased",
    tra: "已刪除舊版本",
    sim: "已清除旧版本",
  },
  withdrawConsent: { eng: "withdrawn", tra: "已撤回", sim: "已撤回" },
});
