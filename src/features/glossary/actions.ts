import { ownActions } from "../../platform/journal/actions";

/** The journal's own actions of the glossary, besides those that all entries have. */
export const glossaryActions = ownActions({
  import: { eng: "imported from a file", tra: "已由檔案匯入", sim: "已从文件导入" },
  exchange: { eng: "replaced as a whole", tra: "已整份更換", sim: "已整份替换" },
});

/** The journal's id for what is about several entries. */
export const SEVERAL = "several";
