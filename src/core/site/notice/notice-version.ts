import * as z from "zod";

/** A version of the privacy notice: its number, counted from 1, and since when it stands (ISO 8601, UTC). */
export const NoticeVersion = z.object({ number: z.number().int(), since: z.string() });
export type NoticeVersion = z.infer<typeof NoticeVersion>;
