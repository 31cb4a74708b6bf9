import * as z from "zod";
import { factorFields, Password, proofFields } from "../../platform/auth/proof-contract";
import { ROLES } from "../../platform/auth/roles";
import { get, post, staffGet, write } from "../../platform/http/contract";
import { listCounts, recordList, searchedWords, sortedBy } from "../../platform/list/record-list";
import { isStorable } from "../../platform/shapes";
import { ChosenTypes, GivenTypes } from "./chosen-types";
import { NewPassword, NewUsername, Username } from "./credentials";
import { invitationsContract, OpenInvitations } from "./invitations/contract";
import { secondFactorContract } from "./second-factor/contract";
import { PublishingRule, WorkMail, workContract } from "./work/contract";

export type { Passkey, SignInMethods } from "./second-factor/contract";

export const accountList = recordList({
  q: searchedWords(100),
  sort: sortedBy(["name", "since"], "name"),
});
export type AccountSort = z.output<typeof accountList.query>["sort"];

const success = z.object({ message: z.literal("success") });

export const StaffSession = z.object({
  id: z.string(),
  current: z.boolean(),
  /** ISO 8601, UTC. */
  since: z.string(),
  lastSeen: z.string(),
  userAgent: z.string(),
  byPasskey: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const StaffAccount = z.object({
  username: z.string(),
  role: z.enum(ROLES),
  types: GivenTypes,
  /** ISO 8601, UTC. */
  since: z.string(),
  /** True for the caller's own account. */
  own: z.boolean(),
  /** True when a code is asked for after the password. */
  twoFactor: z.boolean(),
  /** The number of its passkeys. */
  passkeys: z.number().int(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

/** A colleague's account, who the caller is, and the account's password, which is made when it is left out. */
const WithPassword = z.object({
  username: Username,
  ...proofFields,
  newPassword: NewPassword.optional(),
});

/** The password if it was made, said this once. */
const withMade = success.extend({ username: z.string(), password: z.string().nullable() });

const credential = z
  .unknown()
  .transform((given) => (typeof given === "string" && isStorable(given) ? given : undefined))
  .meta({ type: "string" });

export const accountsContract = {
  login: post("/api/login", {
    summary:
      "Sign in with username and password; sets the session cookie, or answers codeNeeded when the account has a second step",
    access: "public",
    // Any shape is let through: missing and wrong credentials get the same words.
    input: z
      .object({ username: credential.optional(), password: credential.optional() })
      .meta({ required: ["username", "password"] }),
    output: z.object({ message: z.enum(["success", "codeNeeded"]) }),
  }),
  logout: post("/api/logout", {
    summary: "End the session of this browser",
    access: "public",
    input: z.object({}),
    output: success,
  }),
  session: get("/api/session", {
    summary:
      "Whether somebody is signed in, who, and in which role; `types` names the content types that a writer is for, where these are not all; `review` is there where what they save waits until an administrator publishes it, of all content or of these types, `approvals` for whoever sees content where that is the rule, or something waits",
    input: z.object({}),
    output: z.object({
      authenticated: z.boolean(),
      username: z.string().nullable(),
      role: z.enum(ROLES).nullable(),
      types: z.array(z.string()).readonly().optional(),
      review: z.union([z.literal(true), z.array(z.string()).readonly()]).optional(),
      approvals: z.literal(true).optional(),
    }),
  }),
  changePassword: post("/api/changePassword", {
    summary: "Change one's own password, not to a common or guessable one; ends one's other sessions",
    access: "own",
    input: z.object({ currentPassword: z.string().min(1), newPassword: NewPassword, ...factorFields }),
    output: success,
  }),
  sessions: staffGet("/api/sessions", {
    access: "own",
    summary:
      "One's own sessions, latest first, and where one gets e-mail about one's own work, if the site can send it",
    input: z.object({}),
    output: z.object({ sessions: z.array(StaffSession), workMail: WorkMail }),
  }),
  endSession: post("/api/endSession", {
    summary: "End one of one's own sessions, or without its id all but this one; asks for the password",
    access: "own",
    input: z.object({ session_id: z.string().min(1).optional(), password: Password }),
    output: success,
    asksPassword: true,
  }),
  staff: staffGet("/api/staff", {
    access: "team",
    summary:
      "Staff accounts, 20 at a time, by name or as `sort` says; `q` finds part of a name. With the invitations that nobody has taken up yet, and whether what writers save waits until an administrator publishes it",
    input: accountList.paged,
    output: OpenInvitations.extend({
      accounts: z.array(StaffAccount),
      ...listCounts,
      rule: PublishingRule,
    }),
  }),
  addStaff: post("/api/addStaff", {
    summary:
      "Add a staff account, of a writer for `types` alone if these are named, with the given password or one that is made and said this once; either is good for seven days, until its owner chooses another",
    access: "team",
    input: WithPassword.extend({
      username: NewUsername,
      role: z.enum(ROLES).default("administrator"),
      types: ChosenTypes,
    }),
    output: withMade,
    asksPassword: true,
    asksFactor: true,
  }),
  resetStaff: post("/api/resetStaff", {
    summary: "Give another's account a first password, given or made, for seven days; ends its sessions",
    access: "team",
    input: WithPassword,
    output: withMade,
    asksPassword: true,
    asksFactor: true,
  }),
  changeRole: write("/api/changeRole", {
    access: "team",
    summary:
      "Give an account another role, from its next call on; there is always an administrator. An administrator may do everything, a writer has content and media, a treasurer donations, receipts and messages; a viewer changes nothing and sees nobody's personal data. `types` names the content types that a writer is for, null for all; a writer who stays one keeps theirs where it is left out",
    input: z.object({ username: Username, role: z.enum(ROLES), types: ChosenTypes, ...proofFields }),
    output: success.extend({ username: z.string(), role: z.enum(ROLES), types: GivenTypes }),
    preservesPageCache: true,
    asksPassword: true,
    asksFactor: true,
  }),
  removeStaff: write("/api/deleteStaff", {
    access: "team",
    method: "DELETE",
    summary:
      "Remove another's account for good; ends its sessions and its links to previews, of which `links` is the number. Nobody can take its username",
    input: z.object({ username: Username, ...proofFields }),
    output: success.extend({ username: z.string(), links: z.number().int() }),
    preservesPageCache: true,
    asksPassword: true,
    asksFactor: true,
  }),
  ...invitationsContract,
  ...workContract,
  ...secondFactorContract,
};
