import { FileText } from "lucide-react";
import { localized } from "../../core/locale/lang";
import { type Screens, screens } from "../../core/screens";
import type { Page } from "./page";
import { PAGES_SCREEN, pageScreen } from "./staff/address";

/** The definition of a page, fetched when its screen is opened. */
export type LatePage = readonly [id: string, load: () => Promise<Page>];

const title = { eng: "Pages", tra: "網頁文字", sim: "页面文字" };

/** The feature's half in the staff area, given the pages that there are, and screens about them besides. */
export const pagesScreens = (pages: readonly LatePage[], besides: readonly string[]): Screens =>
  screens({
    name: "pages",
    content: [
      { address: PAGES_SCREEN, load: () => import("./staff/page-list") },
      ...pages.map(([id, load]) => ({ address: pageScreen(id), load: () => loadScreen(load) })),
    ],
    menu: {
      section: "site",
      links: [
        {
          to: PAGES_SCREEN,
          label: title,
          icon: FileText,
          help: () => import("./staff/help"),
          within: [...pages.map(([id]) => pageScreen(id)), ...besides].map((to) => ({ to })),
        },
      ],
    },
    find: () => import("./staff/find"),
    journal: { title: localized((lang) => title[lang]), all: PAGES_SCREEN, one: pageScreen("") },
  });

async function loadScreen(load: () => Promise<Page>) {
  const [page, { pageScreens }] = await Promise.all([load(), import("./staff/page-screen")]);
  return { default: pageScreens(page) };
}
