import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.server";

/** Where the secret is to be found: in the settings, else in the data folder. */
type SecretPlace = Pick<Config, "dataDir" | "sessionSecret">;

/**
 * The secret that signs session cookies and encrypts second factors: the one of the settings, as several
 * machines need the same, else one that is created once and stored in `dataDir/secret`, readable by its owner
 * only. Several processes that start together get the same one.
 */
export function sessionSecret({ dataDir, sessionSecret: given }: SecretPlace): string {
  if (given !== undefined) return given;
  const file = join(dataDir, "secret");
  try {
    return readFileSync(file, "utf8");
  } catch {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(48).toString("base64url"), { mode: 0o600, flush: true });
    try {
      linkSync(draft, file); // whole or not at all, and fails when another process was first
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    return readFileSync(file, "utf8");
  }
}

/** Replaces the secret in `dataDir` by one from a backup. Running programs continue to use theirs. */
export function replaceSecret(dataDir: string, secret: string): void {
  const draft = join(dataDir, `secret.${process.pid}`);
  writeFileSync(draft, secret, { mode: 0o600, flush: true });
  renameSync(draft, join(dataDir, "secret"));
}
