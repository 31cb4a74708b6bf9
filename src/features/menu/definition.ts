import { type FooterEntry, firstMenu, type HeaderEntry, type Menu } from "../../charity/menu";
import { contentRecord, type Rule } from "../../content/definition";
import { choice, flag, groups, inEachLanguage, line, webLink } from "../../content/kinds";
import { LANGS, type Localized } from "../../platform/locale/lang";
import { groupsOf } from "../../site/frame/menu-groups";
import type { MenuProblem } from "./problems.server";
import { menuWords } from "./words";

const label = inEachLanguage(line({ max: 60 }));

const link = { kind: choice(["page", "site"]), page: line({ max: 64 }), url: webLink(), label };

/** The pages that stay, since the law, donors or people with a disability need the link to them. */
export const STAYING = { header: ["/"], footer: ["/donate", "/privacy", "/accessibility"] } as const;

type Refuse = (path: readonly (string | number)[], problem: MenuProblem) => void;

/** Refuses an entry that leads nowhere, or says nothing. */
const needsTarget: Rule<Menu> = {
  check: ({ header, footer }, refuse: Refuse) => {
    for (const [name, entries] of Object.entries({ header, footer })) {
      for (const [at, entry] of entries.entries()) {
        const fault = faultOf(entry);
        if (fault) refuse([name, at, ...fault.path], fault.problem);
      }
    }
  },
};

interface Fault {
  path: readonly string[];
  problem: MenuProblem;
}

function faultOf({ kind, page, url, label: said }: HeaderEntry | FooterEntry): Fault | undefined {
  if (kind === "page") return page === "" ? { path: ["page"], problem: "menuPageNeeded" } : undefined;
  if (kind === "site" && url === "") return { path: ["url"], problem: "menuUrlNeeded" };
  return isBlank(said) ? { path: ["label", "eng"], problem: "menuLabelNeeded" } : undefined;
}

const isBlank = (said: Localized) => LANGS.every((lang) => said[lang] === "");

/** Refuses a heading without entries. */
const needsEntries: Rule<Menu> = {
  check: ({ header }, refuse: Refuse) => {
    let at = 0;
    for (const group of groupsOf(header)) {
      if (group[0].kind === "heading" && group.length === 1)
        refuse(["header", at, "page"], "menuHeadingEmpty");
      at += group.length;
    }
  },
};

/** Refuses the loss of a page that stays. */
const keepsLockedPages: Rule<Menu> = {
  check: (content, refuse: Refuse) => {
    const lost = (part: keyof typeof STAYING) =>
      STAYING[part].some((page) => !content[part].some((entry) => entry.page === page));
    if (lost("header")) refuse(["header"], "menuHomeStays");
    if (lost("footer")) refuse(["footer"], "menuFooterStays");
  },
};

/** The menu at the top of every page and the links at its foot. */
export const menu = contentRecord({
  name: "menu",
  shared: {
    header: groups({ ...link, kind: choice(["page", "site", "heading"]), under: flag() }, { max: 30 }),
    /** The words of the Donate button. */
    donate: label,
    /** The sentence beside the telephone number of every page. */
    call: inEachLanguage(line({ max: 160 })),
    footer: groups(link, { max: 40 }),
  },
  texts: {},
  rules: [needsTarget, needsEntries, keepsLockedPages],
  complete: [],
  met: 0,
  first: {
    header: [...firstMenu.header],
    donate: firstMenu.donate,
    call: firstMenu.call,
    footer: [...firstMenu.footer],
  },
  view: "/",
  words: menuWords,
});
