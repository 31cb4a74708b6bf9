import * as z from "zod";
import { get, post, staffGet, write } from "../../core/api/contract";

const MIN_PASSWORD_LENGTH = 12;

const success = z.object({ message: z.literal("success") });

const NewPassword = z
  .string()
  .max(256)
  .refine((text) => text.length >= MIN_PASSWORD_LENGTH, { params: { key: "passwordTooShort" } });

export const StaffSession = z.object({
  id: z.string(),
  current: z.boolean(),
  /** ISO 8601, UTC. */
  since: z.string(),
  lastSeen: z.string(),
  userAgent: z.string(),
});
export type StaffSession = z.infer<typeof StaffSession>;

/** A name to log in with; capitals make no difference. */
export const Username = z
  .string()
  .trim()
  .refine((name) => /^[\p{L}\p{N}._@-]{1,60}$/u.test(name), { params: { key: "usernameRefused" } });

export const StaffAccount = z.object({
  username: z.string(),
  /** ISO 8601, UTC. */
  since: z.string(),
  /** Whether it is the account that asks. */
  own: z.boolean(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

/** Left out, a password is made. */
const WithPassword = z.object({ username: Username, password: NewPassword.optional() });

/** The password if it was made, said this once. */
const withMade = success.extend({ username: z.string(), password: z.string().nullable() });

export const accountsContract = {
  login: post("/api/login", {
    summary: "Sign in with username and password; sets the session cookie",
    access: "public",
    // Any shape is let through: missing and wrong credentials get the same words.
    input: z.object({ username: z.unknown().optional(), password: z.unknown().optional() }),
    output: success,
  }),
  logout: post("/api/logout", {
    summary: "End the session of this browser",
    access: "public",
    input: z.object({}),
    output: success,
  }),
  session: get("/api/session", {
    summary: "Whether somebody is signed in, and who",
    input: z.object({}),
    output: z.object({ authenticated: z.boolean(), username: z.string().nullable() }),
  }),
  changePassword: post("/api/changePassword", {
    summary: "Change one's own password; ends one's other sessions",
    access: "staff",
    input: z.object({ currentPassword: z.string().min(1), newPassword: NewPassword }),
    output: success,
  }),
  sessions: staffGet("/api/sessions", {
    summary: "One's own sessions, latest first",
    input: z.object({}),
    output: z.object({ sessions: z.array(StaffSession) }),
  }),
  endSession: post("/api/endSession", {
    summary: "End one of one's own sessions",
    access: "staff",
    input: z.object({ session_id: z.string().min(1) }),
    output: success,
  }),
  staff: staffGet("/api/staff", {
    summary: "All staff accounts, by name",
    input: z.object({}),
    output: z.object({ accounts: z.array(StaffAccount) }),
  }),
  addStaff: write("/api/addStaff", {
    summary: "Add a staff account, with the given password or one that is made and said this once",
    input: WithPassword,
    output: withMade,
    keepsPages: true,
  }),
  resetStaff: write("/api/resetStaff", {
    summary: "Give another's account a new password, given or made; ends its sessions",
    input: WithPassword,
    output: withMade,
    keepsPages: true,
  }),
  removeStaff: write("/api/deleteStaff", {
    method: "DELETE",
    summary: "Remove another's account for good; ends its sessions",
    input: z.object({ username: Username }),
    output: success.extend({ username: z.string() }),
    keepsPages: true,
  }),
};
