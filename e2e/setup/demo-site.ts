import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort, startServer } from "../fixtures/server";
import { sayStage } from "./demo-copy";
import { makeWidths } from "./demo-pictures";
import { type ReadingSite, startReadingSite } from "./reading-site";
import { endSites } from "./sites-to-end";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder as the first start leaves it: demo content, one staff account. For copying only, once it is made. */
    demoDataDir: string;
  }
}

/**
 * Fills one data folder with the demo content; each test file works on a copy of it, and those that change nothing
 * share a site. It takes half a minute, in which the tests that need no browser already run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-demo-"));
  const sharing = make(dataDir)
    .then(() => sayStage(dataDir, "made", { words: "" }))
    .catch((error: unknown) => sayStage(dataDir, "made", { fault: String(error) }))
    .then(() => share(dataDir));
  project.provide("demoDataDir", dataDir);
  return async () => {
    const site = await sharing;
    endSites(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
    await site?.end().catch((error: unknown) => {
      process.exitCode = 1; // Vitest says what went wrong after the tests, and calls it a success
      throw error;
    });
  };
}

async function share(dataDir: string): Promise<ReadingSite | undefined> {
  try {
    const site = await startReadingSite(dataDir);
    sayStage(dataDir, "shared", { words: site.url });
    return site;
  } catch (error) {
    sayStage(dataDir, "shared", { fault: String(error) });
    return undefined;
  }
}

async function make(dataDir: string): Promise<void> {
  const place = { dataDir, port: await freePort() };
  const server = await startServer(place);
  await server.stop();
  await makeWidths(dataDir);
}
