import type { Localized } from "../locale/lang";

/** Words of rich text as visitors see it. */
export const richTextWords: Localized<{ table: string }> = {
  eng: { table: "Table" },
  tra: { table: "表格" },
  sim: { table: "表格" },
};
