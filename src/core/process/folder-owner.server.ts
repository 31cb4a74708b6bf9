import { statSync } from "node:fs";
import { Refusal } from "./refusal.server";

/**
 * Keeps root from making files in a data folder that belongs to the user whom the site runs as, who then could
 * neither read nor write them.
 * @throws {Refusal} naming that user.
 */
export function refuseForeignFolder(dataDir: string): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid ?? 0;
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw new Refusal(
    `DATA_DIR: ${dataDir} belongs to another user (${owner}), and this runs as root. Run it as that user, as ` +
      `"As a service" in docs/operations.md shows; else the site could not use what root makes there.`,
  );
}
