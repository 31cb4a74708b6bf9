import * as z from "zod";
import { proofFields } from "../../../platform/auth/proof-contract";
import { ROLES } from "../../../platform/auth/roles";
import { post, write } from "../../../platform/http/contract";
import { LANGS } from "../../../platform/locale/lang";
import { isMailAddress, LONGEST_ADDRESS } from "../../../platform/mail/mail-address";
import { oneLine } from "../../../platform/shapes";
import { ChosenTypes, GivenTypes } from "../chosen-types";
import { NewPassword, NewUsername } from "../credentials";
import type { AccountsProblem } from "../problems.server";

/** The days that an invitation may be good for. */
export const INVITATION_DAYS = [1, 7, 30] as const;

const success = z.object({ message: z.literal("success") });

/** A code as somebody types it from paper: capitals, spaces and hyphens make no difference. */
const Code = z.string().max(100);

const name = oneLine.pipe(z.string().min(1).max(60));

const invitationFields = {
  /** The name of who is invited, as the one who invites calls them. */
  name: z.string(),
  role: z.enum(ROLES),
  types: GivenTypes,
  lang: z.enum(LANGS),
  /** ISO 8601, UTC. */
  until: z.string(),
};

export const Invitation = z.object({
  id: z.string(),
  ...invitationFields,
  /** The address that it was sent to. */
  email: z.string().nullable(),
  /** True when the mail server refused the e-mail for good. */
  mailFailed: z.boolean(),
  /** The username of who invited. */
  author: z.string(),
  /** True when nobody can take it up any more. */
  over: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The open invitations, latest first, and whether the site can send e-mail. */
export const OpenInvitations = z.object({ invitations: z.array(Invitation), mailReady: z.boolean() });
export type OpenInvitations = z.infer<typeof OpenInvitations>;

export const invitationsContract = {
  invite: post("/api/inviteStaff", {
    access: "team",
    summary:
      "Invite somebody to create an account of a role, limited to `types` for a writer if given; the code is answered once, and e-mailed if there is an address",
    input: z.object({
      name,
      role: z.enum(ROLES),
      types: ChosenTypes,
      lang: z.enum(LANGS),
      days: z.union(INVITATION_DAYS.map((days) => z.literal(days))).default(7),
      email: z
        .string()
        .trim()
        .max(LONGEST_ADDRESS)
        .refine((text) => isMailAddress(text), {
          params: { key: "invitationEmail" satisfies AccountsProblem },
        })
        .optional(),
      ...proofFields,
    }),
    output: success.extend({ id: z.string(), code: z.string(), link: z.string(), ...invitationFields }),
    asksPassword: true,
    asksFactor: true,
  }),
  withdrawInvitation: write("/api/withdrawInvitation", {
    access: "team",
    summary: "Withdraw an invitation; its code stops working",
    input: z.object({ id: z.string() }),
    output: success,
    preservesPageCache: true,
  }),
  readInvitation: post("/api/readInvitation", {
    access: "public",
    summary: "The invitation of a code; 404 for one that is unknown, used, withdrawn or expired",
    input: z.object({ code: Code }),
    output: z.object(invitationFields),
  }),
  acceptInvitation: post("/api/acceptInvitation", {
    access: "public",
    summary:
      "Create the account of an invitation with a chosen username and password, and sign in; the code is used up",
    input: z.object({ code: Code, username: NewUsername, newPassword: NewPassword }),
    output: z.object({ message: z.enum(["success", "codeNeeded"]) }),
  }),
};
