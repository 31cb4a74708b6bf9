import type { Screens } from "../ui/screens";
import accounts from "./accounts/browser";
import activity from "./activity/browser";
import backup from "./backup/browser";
import charityItems from "./charity-items/browser";
import chart from "./chart/browser";
import consents from "./consents/browser";
import exportScreens from "./content-export/browser";
import conversion from "./conversion/browser";
import donations from "./donations/browser";
import donorLetters from "./donor-letters/browser";
import donors from "./donors/browser";
import enquiries from "./enquiries/browser";
import forms from "./forms/browser";
import freePages, { ownPages } from "./free-pages/browser";
import glossary from "./glossary/browser";
import importScreens from "./import/browser";
import media from "./media/browser";
import menu from "./menu/browser";
import news from "./news/browser";
import notes from "./notes/browser";
import organization from "./organization/browser";
import outsideLinks from "./outside-links/browser";
import { pagesWith } from "./pages.browser";
import previews from "./previews/browser";
import privacyNotice from "./privacy-notice/browser";
import receipts from "./receipts/browser";
import redirects from "./redirects/browser";
import revisions from "./revisions/browser";
import search from "./search/browser";
import siteDetails from "./site-details/browser";
import sma from "./sma/browser";
import smaTerms from "./sma-terms/browser";
import special from "./special/browser";
import translations from "./translations/browser";
import visits from "./visits/browser";
import volunteer from "./volunteer/browser";

/** The staff area's half of every feature. Within a section of the menu, and among first steps, in this order. */
export const allScreens: readonly Screens[] = [
  siteDetails,
  enquiries,
  revisions,
  news,
  pagesWith(ownPages),
  media,
  translations,
  notes,
  organization,
  chart,
  forms,
  donors,
  special,
  charityItems,
  volunteer,
  sma,
  smaTerms,
  freePages,
  donations,
  receipts,
  donorLetters,
  consents,
  accounts,
  menu,
  redirects,
  outsideLinks,
  glossary,
  conversion,
  previews,
  backup,
  importScreens,
  exportScreens,
  activity,
  visits,
  privacyNotice,
  search,
];
