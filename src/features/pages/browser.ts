import { FileText } from "lucide-react";
import type { ListedEntry } from "../../content/listed-entry";
import { type AnyEntry, type ListAddresses, readEntry } from "../../content/staff/content-screens";
import { FALLBACK_ORDER, localized } from "../../platform/locale/lang";
import type { HelpedScreen } from "../../ui/frame/menu";
import { type Findings, type Screens, type Search, screens } from "../../ui/screens";
import type { Page } from "./page";
import { PAGES_SCREEN, pageScreen } from "./staff/address";
import { fixedPages } from "./staff/fixed-pages";

/** The definition of a page, fetched when its screen is opened. */
export type LatePage = readonly [id: string, load: () => Promise<Page>];

const title = { eng: "Pages", tra: "網頁文字", sim: "页面文字" };

/** Pages that staff make themselves, which another feature owns: their screens, and what a list shows of them. */
export interface OwnPages extends HelpedScreen, Pick<ListAddresses, "list" | "add"> {
  /** The address of the screen on which one is edited. */
  editOf(id: string): string;
  /** The first of them, in the order of their list, and how many there are. */
  listed(): Promise<{ items: readonly OwnPage[]; total: number }>;
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
    home: { content: { firstSteps } },
    find: { group: title, find },
    journal: { title: localized((lang) => title[lang]), all: PAGES_SCREEN, one: pageScreen("") },
  });

async function loadScreen(load: () => Promise<Page>) {
  const [page, { pageScreens }] = await Promise.all([load(), import("./staff/page-screen")]);
  return { default: pageScreens(page) };
}

async function firstSteps() {
  const items = await fixedPages();
  return [
    {
      to: PAGES_SCREEN,
      text: {
        eng: "Read the words of each page, and change what is not yours",
        tra: "細閱各頁文字，並改為本會的內容",
        sim: "细读各页文字，并改为本会的内容",
      },
      isDone: items.some(({ changed }) => changed !== ""),
    },
  ];
}

/** Finds pages: those first that have the words in their name, then those that have them in their texts. */
async function find({ lang, signal, standIn }: Search): Promise<Findings> {
  const items = await fixedPages(signal);
  const pages = await Promise.all(items.map(({ _id: id }) => readEntry({ name: "pages", id })));
  const named = items.filter(({ title }) => standIn(FALLBACK_ORDER[lang].map((each) => title[each])));
  const texts = new Map(pages.map((page) => [page._id, textsOf(page)]));
  const others = items.filter((item) => !named.includes(item) && standIn(texts.get(item._id) ?? []));
  const findings = [...named, ...others].map(({ _id, title, address }) => ({
    to: pageScreen(_id),
    name: title[lang],
    names: FALLBACK_ORDER[lang].map((each) => title[each]),
    about: address,
  }));
  return { findings };
}

/** All texts of a page, in every language. */
function textsOf({ eng, tra, sim }: Pick<AnyEntry, "eng" | "tra" | "sim">): string[] {
  const words = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(words)
        : [];
  return [eng, tra, sim].flatMap(words);
}
