import * as z from "zod";
import { post, staffGet, submit, write } from "../../platform/http/contract";
import { listCounts, recordList, searchedWords, sortedBy } from "../../platform/list/record-list";
import { LANGS } from "../../platform/locale/lang";
import { LONGEST_ADDRESS } from "../../platform/mail/mail-address";
import { noticeVersion } from "../../platform/notice-schema";
import { savedAs } from "../../platform/shapes";
import type { EnquiriesProblem } from "./problems.server";
import { ContactInput, ItemEnquiryInput, SUSPICIONS } from "./visitor-input";

/** The filter of messages: `open` are unresolved; only `suspected` and `all` include suspected ones. */
export const MESSAGE_FILTERS = ["open", "unsent", "done", "suspected", "all"] as const;

/** `received` waits for its first attempt, `retrying` for another one. */
const MESSAGE_STATES = ["received", "retrying", "sent", "failed", "suspected"] as const;

/** The channels by which staff answer a message. */
export const ANSWER_WAYS = ["email", "telephone", "other"] as const;

/** Longest note on an answer, in characters. */
const LONGEST_NOTE = 4000;

/** An answer that somebody of the staff gave to a message. */
const MessageAnswer = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The username of the staff member who answered. */
  by: z.string(),
  way: z.enum(ANSWER_WAYS),
  /** What was answered, or a few words about it. */
  note: z.string(),
  /** The e-mail that this program sends with it; null where it was given in another way. */
  mail: z.enum(["waiting", "sent", "failed"]).nullable(),
});
export type MessageAnswer = z.infer<typeof MessageAnswer>;

/** A visitor's message, for staff. */
export const Message = z.object({
  _id: z.string(),
  kind: z.enum(["contact", "charityItem"]),
  state: z.enum(MESSAGE_STATES),
  receivedAt: z.string(),
  /** Language of the page on which it was written. */
  lang: z.enum(LANGS),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  organization: z.string(),
  telephone: z.string(),
  email: z.string(),
  body: z.string(),
  /** The charity item that it is about, as it was then. */
  item: z.object({ item_id: z.string(), name: z.string(), price: z.string() }).nullable(),
  suspicions: z.array(z.enum(SUSPICIONS)),
  opened: z.boolean(),
  done: z.boolean(),
  /** The answers that it got, earliest first. */
  answers: z.array(MessageAnswer),
  /** The privacy notice in force when it was sent; null where none was recorded. */
  notice: noticeVersion.nullable(),
  mail: z
    .object({
      attempts: z.number().int(),
      /** The mail server's last words, when it did not take it. */
      lastError: z.string().nullable(),
      nextAt: z.string(),
      sentAt: z.string().nullable(),
    })
    .nullable(),
});
export type Message = z.infer<typeof Message>;

/** By state, new messages come first, then those that were opened, then those done with. */
export const messageList = recordList({
  show: z.enum(MESSAGE_FILTERS).default("open"),
  q: searchedWords(LONGEST_ADDRESS),
  sort: sortedBy(["date", "name", "state"], "-date"),
});
export type MessageQuery = z.output<typeof messageList.query>;

const success = z.object({ message: z.literal("success") });
const named = z.object({ message_id: z.string().min(1) });
const saved = savedAs("message_id");

export const enquiriesContract = {
  contact: submit("/api/contact", {
    summary: "Write to the charity: stored, and queued as e-mail to its inbox",
    // In JSON each has a default, so that a missing field gets its own error message.
    input: ContactInput.meta({ required: ["firstName", "lastName", "email", "message"] }),
    output: success,
  }),
  charityItem: submit("/api/charityItemEnquiry", {
    summary: "Enquire about a charity item: stored, and queued as e-mail to the charity's inbox",
    input: ItemEnquiryInput.meta({
      required: ["item_id", "name"],
      anyOf: [{ required: ["telephone"] }, { required: ["email"] }],
    }),
    output: success,
  }),
  list: staffGet("/api/messages", {
    access: "messages",
    summary:
      "Messages, 20 at a time, newest first or as `sort` says; `q` finds words in names, addresses and texts",
    input: messageList.paged,
    output: z.object({
      messages: z.array(Message),
      ...listCounts,
      /** The mail server; null while there is none and mail waits. */
      inbox: z.array(z.string()).nullable(),
      /** Mails in the outbox that are yet to be sent. */
      waiting: z.number().int(),
      /** Suspected messages that nobody has opened or marked. */
      unseen: z.number().int(),
      retentionMonths: z.number().int(),
    }),
  }),
  one: staffGet("/api/message", {
    access: "messages",
    summary: "One message in full; `sends` says whether an answer can be sent from here",
    input: named,
    output: z.object({ message: Message, sends: z.boolean() }),
  }),
  unread: staffGet("/api/unreadMessages", {
    access: "messages",
    summary: "The number of unread messages; suspected spam is counted apart",
    input: z.object({}),
    output: z.object({ unread: z.number().int(), suspected: z.number().int() }),
  }),
  export: staffGet("/api/exportMessages", {
    access: "messages",
    summary: "The messages of a list as a CSV file (UTF-8 with a byte order mark)",
    input: messageList.query,
    output: z.object({ filename: z.string(), csv: z.string() }),
  }),
  open: write("/api/openMessage", {
    access: "messages",
    summary: "Mark a message as read",
    input: named,
    output: saved,
    preservesPageCache: true,
  }),
  done: write("/api/markMessage", {
    access: "messages",
    summary: "Mark a message as done, or as not done",
    input: named.extend({ done: z.boolean() }),
    output: saved,
    preservesPageCache: true,
  }),
  answer: write("/api/answerMessage", {
    access: "messages",
    summary:
      "Record how a message was answered and what was said, and mark it as done. With `send` the text is e-mailed to its sender",
    input: named
      .extend({
        way: z.enum(ANSWER_WAYS),
        note: z.string().trim().max(LONGEST_NOTE).default(""),
        send: z.boolean().default(false),
      })
      .refine(({ note, send }) => !send || note !== "", {
        path: ["note"],
        params: { key: "answerNeeded" satisfies EnquiriesProblem },
      }),
    output: saved,
    preservesPageCache: true,
  }),
  resend: write("/api/resendMessage", {
    access: "messages",
    summary: "Send the e-mail of a message again; with `unlessSent` only if it has not been sent since",
    input: named.extend({ unlessSent: z.boolean().default(false) }),
    output: saved,
    preservesPageCache: true,
  }),
  notSpam: write("/api/acceptMessage", {
    access: "messages",
    summary: "Mark a message as not spam; its e-mail is sent now",
    input: named,
    output: saved,
    preservesPageCache: true,
  }),
  erase: write("/api/eraseMessage", {
    access: "messages",
    method: "DELETE",
    summary: "Erase a message and its e-mail for good",
    input: named,
    output: saved,
    preservesPageCache: true,
  }),
  erasePerson: write("/api/eraseMessagesOf", {
    access: "messages",
    method: "DELETE",
    summary: "Erase every message from an e-mail address, and their e-mails, for good",
    input: z.object({ email: z.string().trim().min(1).max(LONGEST_ADDRESS) }),
    output: success.extend({ erased: z.number().int() }),
    preservesPageCache: true,
  }),
  testMail: post("/api/testMail", {
    access: "messages",
    summary: "Send a test e-mail to the charity's inbox, and give the mail server's answer",
    input: z.object({}),
    output: z.object({ sent: z.boolean(), words: z.string() }),
  }),
};
