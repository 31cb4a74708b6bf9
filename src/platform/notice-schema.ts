import * as z from "zod";
import type { NoticeVersion } from "./notice-version";

/** A version of the privacy notice, in contracts. */
export const noticeVersion = z.object({
  number: z.number().int(),
  since: z.string(),
}) satisfies z.ZodType<NoticeVersion>;
