import * as z from "zod";
import { optional, withDefault } from "../../platform/config/setting-shapes.server";

/** The first account; without a password one is made up, and said once. */
export const accountsSettings = z
  .object({
    ADMIN_USERNAME: withDefault(
      z
        .string()
        .trim()
        .regex(/^[\p{L}\p{N}._@-]{1,60}$/u, "may hold letters, digits and . _ @ - only")
        .default("admin"),
    ),
    ADMIN_PASSWORD: optional(z.string().min(1)),
  })
  .transform(({ ADMIN_USERNAME: username, ADMIN_PASSWORD: password }) => ({ username, password }));
