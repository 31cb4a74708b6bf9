import type { KnownPage } from "../content/known-pages.server";
import { publishedRecord } from "../content/store/published.server";
import { charityItems } from "../features/charity-items/definition";
import { chart } from "../features/chart/definition";
import { donors } from "../features/donors/definition";
import { forms } from "../features/forms/definition";
import { news } from "../features/news/definition";
import { notes } from "../features/notes/definition";
import { organization } from "../features/organization/definition";
import { siteDetails } from "../features/site-details/definition";
import { sma, smaReview } from "../features/sma/definition";
import { smaTerms } from "../features/sma-terms/definition";
import { special } from "../features/special/definition";
import { volunteer } from "../features/volunteer/definition";
import { fill } from "../platform/locale/lang";
import { siteWords } from "../platform/locale/words/public";
import { about } from "./about/definition";
import { accessibility } from "./accessibility/definition";
import { archive } from "./archive/definition";
import { contact } from "./contact/definition";
import { donate } from "./donate/definition";
import { home } from "./home/definition";
import { involved } from "./involved/definition";
import { privacy } from "./privacy/definition";
import { smaPage } from "./sma/definition";

/** The pages that belong to no feature, or compose several. */
export const sitePages: readonly KnownPage[] = [
  {
    path: "/",
    title: async (lang, _, db) => (await publishedRecord(db, home))[lang].hero.title,
    called: { eng: "Home", tra: "主頁", sim: "主页" },
    picture: { motif: "walk", palette: "dawn", seed: 3 },
    shows: [home, donate, news],
  },
  {
    path: "/about",
    title: (lang, name) => fill(siteWords(lang).about, { name }),
    picture: { motif: "harbour", palette: "harbour", seed: 5 },
    shows: [about, organization, notes, chart, donors, special, forms, siteDetails],
  },
  {
    path: "/sma",
    title: async (lang, _, db) => (await publishedRecord(db, smaPage))[lang].title,
    called: { eng: "SMA", tra: "認識 SMA", sim: "认识 SMA" },
    picture: { motif: "helix", palette: "dawn", seed: 4 },
    shows: [smaPage, sma, smaReview, smaTerms],
  },
  {
    path: "/involved",
    title: async (lang, _, db) => (await publishedRecord(db, involved))[lang].title,
    called: { eng: "Get Involved", tra: "參與支持", sim: "参与支持" },
    picture: { motif: "hands", palette: "leaf", seed: 6 },
    shows: [involved, charityItems, volunteer],
  },
  {
    path: "/donate",
    title: (lang) => siteWords(lang).donate,
    picture: { motif: "branch", palette: "kapok", seed: 7 },
    shows: [donate, siteDetails],
  },
  {
    path: "/contact",
    title: async (lang, _, db) => (await publishedRecord(db, contact))[lang].title,
    called: { eng: "Contact", tra: "聯絡我們", sim: "联系我们" },
    picture: { motif: "letter", palette: "harbour", seed: 2 },
    shows: [contact, siteDetails],
  },
  {
    path: "/archive",
    title: async (lang, _, db) => (await publishedRecord(db, archive))[lang].title,
    called: { eng: "Activities", tra: "活動", sim: "活动" },
    picture: { motif: "camera", palette: "leaf", seed: 2 },
    shows: [archive, news],
  },
  {
    path: "/accessibility",
    title: async (lang, _, db) => (await publishedRecord(db, accessibility))[lang].title,
    called: { eng: "Accessibility", tra: "無障礙聲明", sim: "无障碍声明" },
    picture: { motif: "path", palette: "leaf", seed: 8 },
    shows: [accessibility],
  },
  {
    path: "/privacy",
    title: async (lang, _, db) => (await publishedRecord(db, privacy))[lang].title,
    called: { eng: "Privacy", tra: "私隱政策", sim: "隐私政策" },
    picture: { motif: "book", palette: "leaf", seed: 3 },
    shows: [privacy],
  },
  {
    path: "/comfort",
    title: (lang) => siteWords(lang).comfort,
    picture: { motif: "screen", palette: "dawn", seed: 5 },
    listed: false,
  },
];
