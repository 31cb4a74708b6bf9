import type { Page } from "playwright-core";
import type { Screen } from "./screens.ts";

/** Opens what is folded, whichever of them this width shows. */
const open = (...selectors: string[]) => {
  return async (page: Page) => {
    for (const selector of selectors) {
      const shown = page.locator(selector).filter({ visible: true }).first();
      if ((await shown.count()) > 0) await shown.click();
    }
  };
};

const submit = async (page: Page) => {
  await page.getByRole("main").locator("button[type=submit]").filter({ visible: true }).last().click();
  await page.getByRole("alert").first().waitFor();
};

/** States that are seen only after something was pressed. */
export const STATES: readonly Screen[] = [
  { name: "home-menu", path: "/", act: open(".phone-menu > summary", ".nav-group > summary") },
  { name: "sma-open", path: "/sma", act: open(".fold:not([open]) > summary") },
  { name: "contact-refused", path: "/contact", act: submit },
  { name: "cms-menu", path: "/cms/managenews", act: open(".staff-nav-sheet > summary") },
  { name: "cms-refused", path: "/cms/addnews", act: submit },
  { name: "cms-question", path: "/cms/managenews", act: open(".row .button-danger") },
];
