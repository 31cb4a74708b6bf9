import { settingsOf } from "../../platform/config/config.server";
import type { Deps } from "../../platform/deps.server";
import type { FirstLogin } from "../../platform/process/announce.server";
import { accountsSettings } from "./settings.server";
import { generatePassword, staffAccounts } from "./staff-accounts.server";

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
  if (!(await accounts.add(username, password ?? generatedPassword ?? "", { chosen, mayBeFormer: true })))
    return null;
  return { username, generatedPassword };
}
