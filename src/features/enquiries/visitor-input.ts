import * as z from "zod";
import { isMailAddress } from "../../platform/mail/mail-address";
import { trimmed } from "../../platform/shapes";
import { LONGEST_LINE, LONGEST_TEXT } from "../../site/form/limits";
import type { EnquiriesProblem } from "./problems.server";

/** A form sent faster than this, in milliseconds, was not filled in by hand. */
const BY_HAND = 3000;
/** More links than this are the rule in advertising, and in the signature of a letter. */
const LINKS = 2;
/** Letters that somebody who writes a letter writes for each of them, at least. */
const LETTERS_A_LINK = 20;

const SEVERAL_LINES = /[\r\n\0]/;
const LINK = /(?:https?:\/\/|\bwww\.|\[url\b|<a\s)[^\s\]>]*/gi;
/** Everything but tabs and line breaks that is no character to read. */
const UNREADABLE = /(?![\t\n])\p{Cc}/gu;

/** One line as typed, trimmed; what could begin another header of a mail is refused. */
const line = z
  .string()
  .max(LONGEST_LINE)
  .default("")
  .refine((text) => !SEVERAL_LINES.test(text), {
    params: { key: "oneLine" satisfies EnquiriesProblem },
    abort: true,
  })
  .transform((text) => trimmed(text.toWellFormed().replaceAll(UNREADABLE, "")));

const needed = (key: EnquiriesProblem) => line.refine((text) => text !== "", { params: { key } });

const text = z
  .string()
  .max(LONGEST_TEXT)
  .default("")
  .transform((typed) => trimmed(typed.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(UNREADABLE, "")));

const typedEmail = z
  .string()
  .default("")
  .transform((typed) => typed.trim());

const emailNeeded = { params: { key: "emailNeeded" satisfies EnquiriesProblem } };
const email = typedEmail.refine(isMailAddress, emailNeeded);
const emailOrNone = typedEmail.refine((typed) => typed === "" || isMailAddress(typed), emailNeeded);

/** The fields that distinguish a person from a bot; a person leaves the first empty and cannot see either. */
const signs = {
  website: z.string().catch(""),
  /** Milliseconds between opening the page and sending, when the browser measured it. */
  elapsed: z
    .union([z.literal("").transform(() => undefined), z.coerce.number().nonnegative()])
    .optional()
    .catch(undefined),
};

/** The contact form. */
export const ContactInput = z.object({
  firstName: needed("firstNameNeeded"),
  lastName: needed("lastNameNeeded"),
  email,
  message: text.refine((written) => written !== "", {
    params: { key: "messageNeeded" satisfies EnquiriesProblem },
  }),
  organization: line,
  ...signs,
});

/** Validated apart, so that its error comes together with those of other fields. */
const REACH = z.object({ telephone: z.string(), email: z.string() });

/** The form of a charity item: a name, and a telephone number or an e-mail address to answer to. */
export const ItemEnquiryInput = z
  .object({
    item_id: z.string().min(1).max(64),
    name: needed("yourNameNeeded"),
    telephone: line,
    email: emailOrNone,
    detail: text,
    ...signs,
  })
  .refine((enquiry) => enquiry.telephone !== "" || enquiry.email !== "", {
    path: ["telephone"],
    params: { key: "reachNeeded" satisfies EnquiriesProblem },
    when: ({ value }) => REACH.safeParse(value).success,
  });

/** Why something may be advertising. */
export const SUSPICIONS = ["trap", "haste", "links"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/**
 * The suspicions about a text and how it was sent; usually none. Haste alone proves little, for a browser can fill in
 * a form by itself: it counts together with a link. So do many links, which a hospital has in its signature: they
 * count where there is little else.
 */
export function suspicionsOf(sent: { website: string; elapsed?: number | undefined }, written: string) {
  const links = (written.match(LINK) ?? []).length;
  const letters = (written.replaceAll(LINK, " ").match(/\p{L}/gu) ?? []).length;
  const found: Suspicion[] = [];
  if (sent.website !== "") found.push("trap");
  if (sent.elapsed !== undefined && sent.elapsed < BY_HAND && links > 0) found.push("haste");
  if (links > LINKS && letters < links * LETTERS_A_LINK) found.push("links");
  return found;
}
