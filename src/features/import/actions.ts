import { ownActions } from "../../platform/journal/actions";

/** The journal's actions of imports, besides those on anything. */
export const importActions = ownActions({
  startImport: {
    eng: "started an import from the old site",
    tra: "已開始從舊網站匯入",
    sim: "已开始从旧网站导入",
  },
});
