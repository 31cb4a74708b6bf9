import { ownActions } from "../../core/journal/actions";

/** The journal's actions of redirects, besides those on anything. */
export const redirectActions = ownActions({
  import: { eng: "imported from a file", tra: "已由檔案匯入", sim: "已从文件导入" },
});

/** The journal's name of an import, which is about several redirects. */
export const IMPORT = "import";
