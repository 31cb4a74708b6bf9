import { ownActions } from "../../core/journal/actions";

/** The actions on languages that no save is. */
export const languagesActions = ownActions({
  confirm: {
    eng: "marked as up to date",
    tra: "已標示為最新",
    sim: "已标为最新",
  },
});
