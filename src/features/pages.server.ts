import { pagesCalls } from "../contract/pages.server";
import { withCalls } from "../contract/with-calls.server";
import { about } from "../pages/about/definition";
import { accessibility } from "../pages/accessibility/definition";
import { archive } from "../pages/archive/definition";
import { contact } from "../pages/contact/definition";
import { donate } from "../pages/donate/definition";
import { home } from "../pages/home/definition";
import { involved } from "../pages/involved/definition";
import { privacy } from "../pages/privacy/definition";
import { noticeNow } from "../pages/privacy/notice.server";
import { smaPage } from "../pages/sma/definition";
import type { Deps } from "../platform/deps.server";
import { ownPageRules } from "./free-pages.server";
import { pagesFeature } from "./pages/feature.server";
import { privacyNoticeFeature, saveNotice } from "./privacy-notice/feature.server";

/** The public pages, each of which says its own texts beside its component; listed in this order. */
const fixedPages = [home, about, smaPage, archive, involved, donate, contact, privacy, accessibility];

/** Their texts. */
export const pages = withCalls(pagesFeature(fixedPages), pagesCalls(fixedPages, ownPageRules));

/** The versions of the privacy notice, which the privacy page says. */
export const privacyNotice = privacyNoticeFeature(noticeNow, [
  { type: privacy.name, id: privacy.id },
  { type: "siteDetails" },
]);

/** Stores the notice as it is at startup. */
export const saveNoticeNow = (deps: Deps): Promise<void> => saveNotice(deps, noticeNow);
