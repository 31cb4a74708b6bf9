import * as z from "zod";

/** Characters of a comment at most. */
export const LONGEST_COMMENT = 1000;

/** A sentence or more about an entry, from one colleague to others. */
export const EntryComment = z.object({
  key: z.string(),
  /** The username of who wrote it. */
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  text: z.string(),
  /** The username of the colleague whom it asks; null for nobody in particular. */
  names: z.string().nullable(),
  /** Who said that it is done, and when; null while it is open. */
  doneBy: z.string().nullable(),
  doneAt: z.string().nullable(),
});
export type EntryComment = z.infer<typeof EntryComment>;

export const commentText = z.string().trim().min(1).max(LONGEST_COMMENT);
