import * as z from "zod";
import { get, post, staffGet } from "../../core/api/contract";

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
};
