import { type Config, readConfig } from "../platform/config/config.server";
import { accountsSettings } from "./accounts/settings.server";
import { backupSettings } from "./backup/settings.server";
import { translationSettings } from "./conversion/settings.server";
import { payPalSettings } from "./donations/paypal/account.server";
import { outsideLinkSettings } from "./outside-links/settings.server";
import { visitSettings } from "./visits/settings.server";

/**
 * Reads every setting of the site: the program's own, and those that features bring.
 * @throws {ConfigError} naming every bad variable at once.
 */
export function readSiteConfig(env: Record<string, string | undefined>): Config {
  return readConfig(env, [
    accountsSettings,
    backupSettings,
    outsideLinkSettings,
    payPalSettings,
    translationSettings,
    visitSettings,
  ]);
}
