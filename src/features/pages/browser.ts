import { FileText } from "lucide-react";
import type { ListedEntry } from "../../content/listed-entry";
import type { ListAddresses } from "../../content/staff/content-screens";
import { localized } from "../../platform/locale/lang";
import type { HelpedScreen } from "../../ui/frame/menu";
import { type Screens, screens } from "../../ui/screens";
import type { Page } from "./page";
import { PAGES_SCREEN, pageScreen } from "./staff/address";

/** The definition of a page, fetched when its screen is opened. */
export type LatePage = readonly [id: string, load: () => Promise<Page>];

const title = { eng: "Pages", tra: "網頁文字", sim: "页面文字" };

/** Pages that staff make themselves, which another feature owns: their screens, and what a list shows of them. */
export interface OwnPages extends HelpedScreen, Pick<ListAddresses, "list" | "add"> {
  /** The address of the screen on which one is edited. */
  editOf(id: string): string;
  /** Loads the module with the call that lists them. */
  fetch(): Promise<{ listed(): Promise<{ items: readonly OwnPage[]; total: number }> }>;
}

/** One of them as listed. */
export type OwnPage = Pick<ListedEntry, "_id" | "title" | "states" | "changed"> & { address: string };

/**
 * The feature's half in the staff area, given the pages that there are, screens about them besides, and the pages that
 * staff make.
 */
export const pagesScreens = (
  pages: readonly LatePage[],
  besides: readonly string[],
  own: OwnPages,
): Screens =>
  screens({
    name: "pages",
    ofType: "pages",
    content: [
      {
        address: PAGES_SCREEN,
        load: async () => ({ default: (await import("./staff/page-list")).pageList(own) }),
      },
      ...pages.map(([id, load]) => ({ address: pageScreen(id), load: () => loadScreen(load) })),
    ],
    menu: {
      section: "content",
      links: [
        {
          to: PAGES_SCREEN,
          label: title,
          icon: FileText,
          help: () => import("./staff/help"),
          parts: [own],
          within: [...pages.map(([id]) => pageScreen(id)), ...besides].map((to) => ({ to })),
        },
      ],
    },
    find: () => import("./staff/find"),
    home: { content: () => import("./staff/home") },
    journal: { title: localized((lang) => title[lang]), all: PAGES_SCREEN, one: pageScreen("") },
  });

async function loadScreen(load: () => Promise<Page>) {
  const [page, { pageScreens }] = await Promise.all([load(), import("./staff/page-screen")]);
  return { default: pageScreens(page) };
}
