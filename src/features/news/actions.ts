import { ownActions } from "../../platform/journal/actions";

/** The journal's actions of news, besides those on anything. */
export const newsActions = ownActions({
  star: { eng: "star changed", tra: "已更改星號", sim: "已更改星标" },
});
