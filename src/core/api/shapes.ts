import * as z from "zod";

/** Id of an image that `/api/upload` gave out; that it is one is checked when it is saved. */
export const imageId = z.string().min(1).max(64);

/** The answer of a save: `{"message":"success"}` and the id under the field's name in the request. */
export function savedAs<Name extends string>(name: Name) {
  return z.object({ message: z.literal("success"), [name]: z.string() } as {
    message: z.ZodLiteral<"success">;
  } & Record<Name, z.ZodString>);
}
