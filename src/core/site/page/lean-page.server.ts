import { SCRIPT_PARTS } from "./page-script";

/** What React writes between two texts, to find them again in the browser. */
const SEAM = "<!-- -->";

/**
 * A rendered page without what nothing on it needs: parts of the page script, and the seams between texts. One that
 * React goes on with in the browser keeps all, since what needs it may come later.
 */
export function leanPage(html: string): string {
  if (html.includes(' type="module"')) return html;
  const idle = SCRIPT_PARTS.filter(({ attribute }) => !html.includes(` ${attribute}=`));
  return idle.reduce((page, { code }) => page.replace(code, ""), html).replaceAll(SEAM, "");
}
