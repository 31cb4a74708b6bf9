import type { Localized } from "../../../locale/lang";

/** Said when a form is left with something typed in it; apart from the other words, which come later. */
export const DRAFT_KEPT: Localized = {
  eng: "What you typed is kept as a draft. Visitors do not see it.",
  tra: "你輸入的內容已保留為草稿，訪客不會看到。",
  sim: "你输入的内容已保留为草稿，访客不会看到。",
};
