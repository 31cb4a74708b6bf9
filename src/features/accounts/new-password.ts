import * as z from "zod";
import type { AccountsProblem } from "./problems.server";

const MIN_PASSWORD_LENGTH = 12;

/** A password that somebody chooses. */
export const NewPassword = z
  .string()
  .max(256)
  .refine((text) => text.length >= MIN_PASSWORD_LENGTH, {
    params: { key: "passwordTooShort" satisfies AccountsProblem },
  });
