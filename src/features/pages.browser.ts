import { NOTICE_SCREEN } from "../platform/notice-version";
import { type LatePage, type OwnPages, pagesScreens } from "./pages/browser";

/** The same pages as in `pages.server.ts`, each of which is fetched when its screen is opened. */
const latePages: readonly LatePage[] = [
  ["home", async () => (await import("../pages/home/definition")).home],
  ["about", async () => (await import("../pages/about/definition")).about],
  ["sma", async () => (await import("../pages/sma/definition")).smaPage],
  ["archive", async () => (await import("../pages/archive/definition")).archive],
  ["involved", async () => (await import("../pages/involved/definition")).involved],
  ["donate", async () => (await import("../pages/donate/definition")).donate],
  ["contact", async () => (await import("../pages/contact/definition")).contact],
  ["privacy", async () => (await import("../pages/privacy/definition")).privacy],
  ["accessibility", async () => (await import("../pages/accessibility/definition")).accessibility],
];

/** The screens on which staff edit the texts of the public pages, and the link to pages of their own. */
export const pagesWith = (own: OwnPages) => pagesScreens(latePages, [NOTICE_SCREEN], own);
