import { noticeNow } from "../pages/privacy/notice.server";
import { privacyNoticeFeature } from "./privacy-notice/feature.server";

/** The versions of the privacy notice, which the privacy page says. */
export const privacyNotice = privacyNoticeFeature(noticeNow);
