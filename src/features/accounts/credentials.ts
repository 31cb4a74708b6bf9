import * as z from "zod";
import type { AccountsProblem } from "./problems.server";

/** A name to log in with; capitals make no difference. */
export const Username = z
  .string()
  .trim()
  .refine((name) => /^[\p{L}\p{N}._@-]{1,60}$/u.test(name), {
    params: { key: "usernameRefused" satisfies AccountsProblem },
  });

const MIN_PASSWORD_LENGTH = 12;

/** A password that somebody chooses. */
export const NewPassword = z
  .string()
  .max(256)
  .refine((text) => text.length >= MIN_PASSWORD_LENGTH, {
    params: { key: "passwordTooShort" satisfies AccountsProblem },
  });
