import * as z from "zod";
import { staffGet, write } from "../../platform/http/contract";
import { localized } from "../../platform/locale/lang";
import { id, type } from "../api/contract";

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
  /** The username of the colleague whom it asks; null for no one in particular. */
  names: z.string().nullable(),
  /** True if it belongs to a pending review; it is done when that is decided. */
  review: z.boolean(),
  /** Who marked it as done, and when; null while it is open. */
  doneBy: z.string().nullable(),
  doneAt: z.string().nullable(),
});
export type EntryComment = z.infer<typeof EntryComment>;

export const commentText = z.string().trim().min(1).max(LONGEST_COMMENT);

/** The entry that a comment is on. */
const Commented = z.object({
  type: z.string(),
  id: z.string(),
  /** The name of the entry for staff; null for one without a title. */
  title: z.object(localized(() => z.string())).nullable(),
  /** The name of its list or record for staff, in their language. */
  kind: z.string(),
});

const OpenComment = Commented.extend({ comment: EntryComment });
export type OpenComment = z.infer<typeof OpenComment>;

const success = z.object({ message: z.literal("success"), key: z.string() });

/**
 * The calls for comments of colleagues on entries. Everybody who may read an entry may comment, which does
 * not change the entry: so the scope is the account's own.
 */
export const commentsContract = {
  comments: staffGet("/api/comments", {
    access: "content",
    ofAnyType: true,
    summary:
      "Comments on an entry, newest first; `colleagues` are the usernames of those who can be asked there",
    input: z.object({ type, id }),
    output: Commented.extend({ comments: z.array(EntryComment), colleagues: z.array(z.string()) }),
  }),
  openComments: staffGet("/api/openComments", {
    access: "own",
    summary: "Open comments that ask the caller something, oldest first",
    input: z.object({}),
    output: z.object({ comments: z.array(OpenComment) }),
  }),
  addComment: write("/api/addComment", {
    access: "own",
    summary: "Comment on an entry; `names` is the username of a colleague to ask, who is notified by e-mail",
    input: z.object({ type, id, text: commentText, names: z.string().max(100).optional() }),
    output: success,
    preservesPageCache: true,
  }),
  endComment: write("/api/endComment", {
    access: "own",
    summary: "Resolve a comment, or reopen it",
    input: z.object({ type, id, key: z.string().max(100), done: z.boolean() }),
    output: success,
    preservesPageCache: true,
  }),
};
