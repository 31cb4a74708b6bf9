import { ownActions } from "../../platform/journal/actions";

/** The journal's own action of accepted sentences, besides those that all entries have. */
export const sentenceActions = ownActions({
  acceptSentences: { eng: "accepted in a form", tra: "已在表格接受", sim: "已在表单接受" },
});

/** The journal's id for what is about several sentences. */
export const SEVERAL = "several";
