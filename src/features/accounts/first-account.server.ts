import * as z from "zod";
import { settingsOf } from "../../core/config.server";
import type { Deps } from "../../core/deps.server";
import type { FirstLogin } from "../../core/process/announce.server";
import { optional, withDefault } from "../../core/setting-shapes.server";
import { generatePassword, staffAccounts } from "./staff-accounts.server";

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

/**
 * Makes the account of the settings when there is none at all.
 * @returns how to log in with it, or null when there already was an account.
 */
export async function createFirstAccount(deps: Deps): Promise<FirstLogin | null> {
  const accounts = staffAccounts(deps);
  if ((await accounts.list()).length > 0) return null;
  const { username, password } = settingsOf(deps.config, accountsSettings);
  const generatedPassword = password === undefined ? generatePassword() : undefined;
  // Not made: another process that started at the same moment was first, and its password is the one.
  const chosen = password !== undefined;
  if (!(await accounts.add(username, password ?? generatedPassword ?? "", { chosen }))) return null;
  return { username, generatedPassword };
}
