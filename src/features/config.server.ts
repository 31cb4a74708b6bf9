import { type Config, readConfig } from "../platform/config/config.server";
import { features } from "./index.server";

/**
 * Reads every setting of the site: the program's own, and those that features bring.
 * @throws {ConfigError} naming every bad variable at once.
 */
export function readSiteConfig(env: Record<string, string | undefined>): Config {
  return readConfig(
    env,
    features.flatMap(({ settings }) => settings ?? []),
  );
}
