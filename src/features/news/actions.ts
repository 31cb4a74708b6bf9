import { ownActions } from "../../core/journal/actions";

/** What the journal has of news besides what is done to anything. */
export const newsActions = ownActions({
  star: { eng: "star changed", tra: "已更改星號", sim: "已更改星标" },
});
