import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { addressOf, freePort, startServer } from "../server";
import { widthsMade } from "../widths-made";
import { MADE } from "./demo-copy";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder as the first start leaves it: demo content, one staff account. For copying only, once it is made. */
    demoDataDir: string;
  }
}

/**
 * Fills one data folder with the demo content; each test file works on a copy of it. Its pictures take a minute, in
 * which the tests that need no browser already run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-demo-"));
  const making = make(dataDir).then(
    () => say(dataDir, ""),
    (error: unknown) => say(dataDir, String(error)),
  );
  project.provide("demoDataDir", dataDir);
  return async () => {
    await making;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** With one move, as others look for this file. */
function say(dataDir: string, fault: string): void {
  const file = join(dataDir, MADE);
  writeFileSync(`${file}.new`, fault);
  renameSync(`${file}.new`, file);
}

async function make(dataDir: string): Promise<void> {
  const place = { dataDir, port: await freePort() };
  const server = await startServer(place);
  try {
    if (process.env.DEMO_PICTURES === "all") await widthsMade(addressOf(place));
  } finally {
    await server.stop();
  }
}
