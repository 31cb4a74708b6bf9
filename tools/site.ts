import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, freePort, startServer } from "../e2e/fixtures/server.ts";

export const build = (): void =>
  void execFileSync(process.execPath, ["scripts/build-if-changed.ts"], { stdio: "inherit" });

/** Has a folder for as long as `use` takes. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "kapok-tool-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves the built site, with the demo unless `settings` say otherwise, for as long as `use` takes. */
export const withSite = (
  use: (url: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> =>
  inFolder(async (dataDir) => {
    const place = { dataDir, port: await freePort(), settings };
    const server = await startServer(place);
    await use(addressOf(place)).finally(server.stop);
  });
