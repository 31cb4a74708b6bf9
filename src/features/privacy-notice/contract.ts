import * as z from "zod";
import { staffGet } from "../../platform/http/contract";
import { localized } from "../../platform/locale/lang";
import { noticeVersion } from "../../platform/notice-schema";
import { queryNumber } from "../../platform/shapes";

/** The words of the notice in one language, as visitors read them. */
const NoticeText = z.object({
  title: z.string(),
  /** `html` is sanitised. */
  parts: z.array(z.object({ heading: z.string(), html: z.string() })),
  /** Whom to write to about one's data. */
  contact: z.object({ email: z.string(), address: z.string() }),
});
export type NoticeText = z.infer<typeof NoticeText>;

export const privacyNoticeContract = {
  one: staffGet("/api/privacyNotice", {
    access: "content",
    ofType: "pages",
    summary: "A version of the privacy notice as visitors read it; the newest, unless `number` says another",
    input: z.object({ number: queryNumber(1, 1_000_000).optional() }),
    output: z.object({
      notice: noticeVersion.extend({ texts: z.object(localized(() => NoticeText)) }),
      /** All versions that there are, newest first. */
      versions: z.array(noticeVersion),
    }),
  }),
};
