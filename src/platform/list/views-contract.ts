import * as z from "zod";
import { post, staffGet } from "../http/contract";
import { oneLine } from "../shapes";

/** The address of a list of the staff area. */
const list = z
  .string()
  .max(100)
  .regex(/^\/cms\/[\w/-]+$/);

/** Filters, sort and words of a list under a name, as its address says them. */
const SavedView = z.object({ name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof SavedView>;

const views = z.object({ views: z.array(SavedView) });

/** The calls for the views of a list that a person has saved for themselves. */
export const viewsContract = {
  views: staffGet("/api/views", {
    access: "own",
    summary: "The caller's saved views of a list, by name",
    input: z.object({ list }),
    output: views,
  }),
  saveView: post("/api/saveView", {
    access: "own",
    summary:
      "Save the filters of a list as the caller's view, replacing one of that name; without `query`, delete it",
    input: z.object({
      list,
      name: oneLine.pipe(z.string().min(1).max(60)),
      query: z
        .string()
        .max(1000)
        .regex(/^\?[^#]+$/)
        .optional(),
    }),
    output: views,
  }),
};
