import * as z from "zod";
import { staffGet, write } from "../../platform/http/contract";
import { localized } from "../../platform/locale/lang";
import { id, type } from "../api/contract";
import { commentText, EntryComment } from "../comments/contract";
import { ReviewShape } from "../listed-entry";

/** The same with all that an administrator needs to know of it. */
const Review = ReviewShape.extend({
  type: z.string(),
  id: z.string(),
  /** The username of its author, and when the request was made: ISO 8601, UTC. */
  by: z.string(),
  at: z.string(),
  /** Who sent it back, and when; null if not sent back. */
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** Numbers of its newest revision, and of the one that visitors get; null where they get none. */
  version: z.number().int(),
  published: z.number().int().nullable(),
  /** The name of the entry for staff; null for one without a title. */
  title: z.object(localized(() => z.string())).nullable(),
  /** The name of its list or record for staff, in their language. */
  kind: z.string(),
  /** Whether the current user has saved it, and whether they may publish it. */
  mine: z.boolean(),
  mayAnswer: z.boolean(),
  /** The open comments on it, the last first. */
  comments: z.array(EntryComment),
});
export type Review = z.infer<typeof Review>;

/** The calls for what waits until an administrator publishes it. */
export const reviewContract = {
  reviews: staffGet("/api/reviews", {
    access: "content",
    ofAnyType: true,
    summary:
      "Approval requests, oldest first, and those sent back; of one entry with `type` and `id`. `review` says whether the caller's saves need approval",
    input: z.object({ type: type.optional(), id: id.optional() }),
    output: z.object({ reviews: z.array(Review), review: z.boolean() }),
  }),
  approve: write("/api/approve", {
    access: "content",
    ofAnyType: true,
    summary:
      "Approve a request: publish the newest revision in the requested languages; 409 unless that is still `version`",
    input: z.object({ type, id, version: z.number().int() }),
    output: z.object({ message: z.literal("success"), id: z.string(), version: z.number().int() }),
  }),
  sendBack: write("/api/sendBack", {
    access: "content",
    ofAnyType: true,
    summary: "Send an approval request back to its author with a comment; the entry stays a draft",
    input: z.object({ type, id, version: z.number().int(), comment: commentText }),
    output: z.object({ message: z.literal("success"), id: z.string(), version: z.number().int() }),
    preservesPageCache: true,
  }),
};
