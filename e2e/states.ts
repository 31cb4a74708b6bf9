import type { Page } from "playwright-core";
import { type Act, open, press, refused } from "./state-acts";
import { STAFF_ERRORS } from "./state-errors";

/** Something that is seen only after somebody has done something. */
export interface State {
  name: string;
  path: string;
  width?: number;
  act: Act;
}

/** What the browser says of the answers that some of these states are made of. */
export const EXPECTED_STATUS =
  /status of 4(00|04|09|15)|^third party: http:\/\/127\.0\.0\.1:\d+\/checkoutnow/;

const seen = (page: Page, selector: string) => page.locator(selector).first().waitFor();

const askFor = async (page: Page) => {
  await page.locator("[data-item]").first().click();
  await page.locator("dialog .item-columns .button-main").click();
  await seen(page, "dialog form");
};

export const PUBLIC_STATES: readonly State[] = [
  { name: "About menu", path: "", act: open(".nav-group > summary") },
  { name: "phone menu", path: "", width: 360, act: open(".phone-menu > summary") },
  { name: "a year without news", path: "/archive?year=1998", act: (page) => seen(page, "h1") },
  { name: "contact refused", path: "/contact", act: refused },
  {
    name: "item panel",
    path: "/involved",
    act: press("[data-item]", "dialog .item-columns"),
  },
  {
    name: "item panel refused",
    path: "/involved",
    act: async (page) => {
      await askFor(page);
      await press("dialog form [type=submit]", "dialog [role=alert]")(page);
    },
  },
  { name: "folded topic", path: "/sma", act: open(".fold > summary") },
  {
    name: "amount refused",
    path: "/donate",
    act: async (page) => {
      await page.locator(".amount-card input").last().check();
      await refused(page);
    },
  },
  {
    name: "thanks for a donation",
    path: "/donate",
    act: async (page) => {
      await page.locator(".paypal-button").click();
      await page.getByRole("button", { name: "Approve", exact: true }).click();
      await seen(page, ".site-footer");
    },
  },
  {
    name: "every comfort",
    path: "/comfort",
    act: async (page) => {
      for (const box of await page.locator("main [type=checkbox]").all()) await box.check();
      await press("main [type=submit]", "main [role=status]")(page);
    },
  },
];

export const STAFF_STATES: readonly State[] = [
  { name: "menu", path: "/cms", width: 360, act: open(".staff-nav-sheet > summary") },
  { name: "question before deleting", path: "/cms/managenews", act: press(".row .button-danger", "dialog") },
  {
    name: "Undo",
    path: "/cms/manageappreciation",
    act: async (page) => {
      await press(".row .button-danger", "dialog")(page);
      await press("dialog .button-danger", ".banner button")(page);
    },
  },
  { name: "nothing found", path: "/cms/managenews?q=qqqq", act: (page) => seen(page, "h1") },
  { name: "choice of a position", path: "/cms/managecharityitems", act: open("ol details > summary") },
  {
    name: "leave without saving",
    path: "/cms/newappreciation",
    act: async (page) => {
      await page.locator("main textarea").first().fill("Half a sentence");
      await press(".back-home", "dialog")(page);
    },
  },
  {
    name: "link dialog",
    path: "/cms/addnews",
    act: async (page) => {
      await page.locator("[role=textbox].prose").first().click();
      await page.keyboard.press("Control+k");
      await seen(page, "dialog");
      await press("dialog [type=submit]", "dialog [aria-invalid=true]")(page);
    },
  },
  {
    name: "table tools",
    path: "/cms/addnews",
    act: async (page) => {
      await page.locator("[role=textbox].prose").first().click();
      await press("[role=toolbar] .rich-text-tool >> nth=9", ".rich-text-table-tools")(page);
      for (const heading of ["Year", "Name", "Place"]) {
        await page.keyboard.type(heading);
        await page.keyboard.press("Tab");
      }
      await page.locator("th", { hasText: "Place" }).waitFor();
    },
  },
  { name: "image dialog", path: "/cms/addnews", act: press("[aria-haspopup=dialog] >> nth=1", "dialog") },
  { name: "keyboard shortcuts", path: "/cms/addnews", act: open(".rich-text-editor summary") },
  ...STAFF_ERRORS,
];
