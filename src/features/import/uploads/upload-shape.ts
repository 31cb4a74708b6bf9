import * as z from "zod";

/** Bytes of a part of a file: what a proxy lets through, and no more than memory has room for. */
export const PART_BYTES = 8 * 1024 * 1024;
/** Parts of a file: 2 GB. */
export const MOST_PARTS = 256;

/** A file that somebody sent in parts, to import it. */
export const Upload = z.object({
  /** Made by the sender. */
  id: z.uuid(),
  /** What the file is called there. */
  name: z.string().max(300),
  parts: z.number().int().min(1).max(MOST_PARTS),
});
export type Upload = z.infer<typeof Upload>;
