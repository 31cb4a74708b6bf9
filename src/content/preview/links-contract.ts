import * as z from "zod";
import { post, staffGet, write } from "../../platform/http/contract";
import { wholeNumber } from "../../platform/shapes";
import { id, type } from "../api/contract";

/** A link by which somebody without an account sees an entry, or the whole site, as it would be. */
const PreviewLink = z.object({
  id: z.string(),
  /** The type of the entry that it shows; null for the whole site. */
  type: z.string().nullable(),
  entry: z.string().nullable(),
  by: z.string(),
  /** ISO 8601, UTC, as are the others. */
  madeAt: z.string(),
  until: z.string(),
  /** When it was opened last; null if never. */
  openedAt: z.string().nullable(),
  state: z.enum(["open", "expired", "revoked"]),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

/** The days for which a link can be good. */
export const DAYS = { least: 1, usual: 7, most: 30 };

/** The calls for links to previews. */
export const previewLinksContract = {
  links: staffGet("/api/previewLinks", {
    access: "content",
    ofAnyType: true,
    summary: "The links by which somebody without an account sees what visitors do not, newest first",
    input: z.object({}),
    output: z.object({ links: z.array(PreviewLink) }),
  }),
  addLink: post("/api/previews", {
    access: "content",
    ofAnyType: true,
    status: 201,
    summary:
      "Make a link to an entry in its newest revision, or in that of this number; with neither `type` nor `id` to the whole site with all that waits. Its address is answered once and stored nowhere",
    input: z.object({
      type: type.optional(),
      id: id.optional(),
      revision: wholeNumber.positive().optional(),
      days: z.number().int().min(DAYS.least).max(DAYS.most).default(DAYS.usual),
    }),
    output: z.object({ id: z.string(), url: z.string(), expires: z.string() }),
  }),
  revokeLink: write("/api/previews/{token}", {
    access: "content",
    ofAnyType: true,
    method: "DELETE",
    summary: "End a link to a preview before its time, by the token at the end of its address or by its id",
    input: z.object({ token: z.string().min(1).max(100) }),
    output: z.object({ message: z.literal("success") }),
    preservesPageCache: true,
  }),
};
