import * as z from "zod";
import type { AccountsProblem } from "./problems.server";

/** The content types that an account is for, by their names; null for all that its role may. */
export const GivenTypes = z.array(z.string()).readonly().nullable();

/** The chosen types: one at least. Types of later versions are not included. */
export const ChosenTypes = z
  .array(z.string().min(1).max(100))
  .max(100)
  .refine((types) => types.length > 0, { params: { key: "typesNeeded" satisfies AccountsProblem } })
  .readonly()
  .nullable()
  .optional();
