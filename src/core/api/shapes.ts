import * as z from "zod";

/** Id of an image that `/api/upload` gave out; that it is one is checked when it is saved. */
export const imageId = z.string().min(1).max(64);

/** The answer of a save: `{"message":"success"}` and the id under the field's name in the request. */
export function savedAs<Name extends string>(name: Name) {
  return z.object({ message: z.literal("success"), [name]: z.string() } as {
    message: z.ZodLiteral<"success">;
  } & Record<Name, z.ZodString>);
}

/** A list of short texts, or one text with an entry on each line: trimmed, blank ones dropped, order kept. */
export const lines = z
  .union([z.array(z.string().max(300)).max(5000), z.string().max(300_000)])
  .transform((given) => (typeof given === "string" ? given.split(/\r\n|\r|\n/) : given))
  .transform((entries) => entries.map((entry) => entry.trim()).filter((entry) => entry !== ""));
