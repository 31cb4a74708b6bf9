import { ownActions } from "../../core/journal/actions";

/** The actions on translations that no save is. */
export const translationActions = ownActions({
  upToDate: {
    eng: "marked as up to date",
    tra: "已標示為最新",
    sim: "已标为最新",
  },
});
