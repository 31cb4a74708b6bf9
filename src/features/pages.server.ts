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
import { ownPages } from "./free-pages.server";
import { pagesFeature } from "./pages/feature.server";
import { privacyNoticeFeature } from "./privacy-notice/feature.server";

/** The texts of the public pages, each of which says its own beside its component; listed in this order. */
export const pages = pagesFeature(
  [home, about, smaPage, archive, involved, donate, contact, privacy, accessibility],
  ownPages,
);

/** The versions of the privacy notice, which the privacy page says. */
export const privacyNotice = privacyNoticeFeature(noticeNow, [
  { type: privacy.name, id: privacy.id },
  { type: "siteDetails" },
]);
