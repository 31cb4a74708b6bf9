import { type Localized, localized } from "../platform/locale/lang";

/** An entry of the footer: a page of this site, or another site. */
export interface FooterEntry {
  kind: "page" | "site";
  /** Of a page: the plain address of one that the program has, as `/about`, or the id of one that staff made. */
  page: string;
  /** Of another site: its web address. */
  url: string;
  /** The words of its link; where they are `""`, those by which the page is called. */
  label: Localized;
}

/** An entry of the menu, which may also be a heading, under which the entries after it open. */
export interface HeaderEntry extends Omit<FooterEntry, "kind"> {
  kind: FooterEntry["kind"] | "heading";
  /** True where it stands under the heading before it. */
  under: boolean;
}

/** The ways from every page to others. */
export interface Menu {
  header: readonly HeaderEntry[];
  /** The words of the button that leads to Donate; where they are `""`, those by which that page is called. */
  donate: Localized;
  /** Said beside the telephone number above the foot of every page; where it is `""`, the number stands alone. */
  call: Localized;
  footer: readonly FooterEntry[];
}

const unsaid = localized(() => "");

const link = (page: string, label: Localized = unsaid): FooterEntry => ({
  kind: "page",
  page,
  url: "",
  label,
});
const entry = (page: string, under = false): HeaderEntry => ({ ...link(page), under });
const heading = (label: Localized): HeaderEntry => ({
  kind: "heading",
  page: "",
  url: "",
  label,
  under: false,
});

/** The menu and the footer as a new site begins, until staff save others under Menu and footer. */
export const firstMenu: Menu = {
  header: [
    entry("/"),
    heading({ eng: "About", tra: "關於我們", sim: "关于我们" }),
    entry("/about", true),
    entry("/archive", true),
    entry("/contact", true),
    entry("/sma"),
    entry("/involved"),
  ],
  donate: unsaid,
  call: {
    eng: "Would you rather talk? Tell us as much or as little as you like.",
    tra: "想找人傾談？說多說少都可以。",
    sim: "想找人聊聊？说多说少都可以。",
  },
  footer: [
    link("/"),
    link("/about"),
    link("/archive"),
    link("/sma"),
    link("/involved"),
    link("/donate"),
    link("/contact"),
    link("/privacy"),
    link("/comfort"),
    link("/accessibility"),
    link("/contact", { eng: "Ask for another format", tra: "索取其他格式", sim: "索取其他格式" }),
  ],
};
