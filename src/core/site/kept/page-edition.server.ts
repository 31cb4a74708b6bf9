import type { Lang } from "../../locale/lang";

/** All that a page may know of who looks at it; whoever chose the same gets the same page. */
export interface PageEdition {
  lang: Lang;
  /** What was asked of every page, as comfort.ts numbers it. */
  comfort: number;
}
