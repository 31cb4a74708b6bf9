import { ownActions } from "../../platform/journal/actions";

/** The journal's own action of redirects, besides those that all entries have. */
export const redirectActions = ownActions({
  import: { eng: "imported from a file", tra: "已由檔案匯入", sim: "已从文件导入" },
});

/** The journal's id for an import, which is about several redirects. */
export const IMPORT = "import";
