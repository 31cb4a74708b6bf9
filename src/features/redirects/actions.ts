import { ownActions } from "../../core/journal/actions";

/** What the journal has of redirects besides what is done to anything. */
export const redirectActions = ownActions({
  import: { eng: "imported from a file", tra: "已由檔案匯入", sim: "已从文件导入" },
});

/** What the journal calls an import, which is about several redirects. */
export const IMPORT = "import";
