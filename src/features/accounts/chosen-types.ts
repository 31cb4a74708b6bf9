import * as z from "zod";

/** The content types that an account is for, by their names; null for all that its role may. */
export const GivenTypes = z.array(z.string()).readonly().nullable();

/** The same as somebody chooses them: one at least. A type that a later version adds is not among them. */
export const ChosenTypes = z
  .array(z.string().min(1).max(100))
  .min(1)
  .max(100)
  .readonly()
  .nullable()
  .optional();
