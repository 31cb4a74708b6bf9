import * as z from "zod";
import { post } from "../../platform/http/contract";
import { id, type } from "../api/contract";

/** The name of a window, created by it: random and never used again. */
const key = z.string().regex(/^[0-9a-z]{20,40}$/);

const username = z.string().max(100);

/** A colleague who has an entry open. */
const Present = z.object({
  name: z.string(),
  /** ISO 8601, UTC. */
  since: z.string(),
  /** True once they have typed something that is not submitted. */
  isWriting: z.boolean(),
});
export type Present = z.infer<typeof Present>;

const ANSWERS = ["lets", "stays"] as const;
/** The answer to a request to take over an entry: granted, or that the other is still writing. */
export type TakeoverAnswer = (typeof ANSWERS)[number];

const Presence = z.object({
  /** The others, the first first. */
  others: z.array(Present),
  /** The usernames of those who would like to go on in the caller's place, and have no answer yet. */
  askedBy: z.array(z.string()),
  /** The colleague whom this window asks, and the message; null for none. */
  asks: z
    .object({
      name: z.string(),
      answer: z.enum(ANSWERS).nullable(),
      /** The name of the draft of the colleague who hands over, if there is one. */
      draft: z.string().nullable(),
    })
    .nullable(),
  /** The newest revision of the entry: its number, who saved it and when. Null for a record without a save. */
  saved: z.object({ version: z.number().int(), by: z.string(), at: z.string() }).nullable(),
});
export type Presence = z.infer<typeof Presence>;

const success = z.object({ message: z.literal("success") });

/**
 * The calls that show who has the same entry open. They do not change the entry, so their scope is the
 * account's own; without permission to read it the answer is empty.
 */
export const presenceContract = {
  presence: post("/api/presence", {
    access: "own",
    unattended: true,
    summary:
      "Report that an entry is open in a window, three times a minute, or closed, and get who else has it open; not stored for accounts that may not save it",
    input: z.object({ key, type, id, isWriting: z.boolean(), hasLeft: z.boolean().default(false) }),
    output: Presence,
  }),
  requestTakeover: post("/api/requestTakeover", {
    access: "own",
    summary:
      "Ask a colleague who has the same entry open to let the caller take over editing; without a name, withdraw the request",
    input: z.object({ key, type, id, name: username.optional() }),
    output: success,
  }),
  answerTakeover: post("/api/answerTakeover", {
    access: "own",
    summary: "Answer a colleague's request to take over editing: accept or decline",
    input: z.object({ type, id, name: username, answer: z.enum(ANSWERS) }),
    output: success,
  }),
};
