import { ownActions } from "../../core/journal/actions";

/** The journal's own action of consents. It never says whose. */
export const consentActions = ownActions({
  withdrawConsent: { eng: "withdrawn", tra: "已撤回", sim: "已撤回" },
});
