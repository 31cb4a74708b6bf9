import { ownActions } from "../../platform/journal/actions";

/** The journal's actions of exports, besides those on anything. */
export const exportActions = ownActions({
  download: { eng: "downloaded", tra: "已下載", sim: "已下载" },
  import: { eng: "imported", tra: "已匯入", sim: "已导入" },
});
