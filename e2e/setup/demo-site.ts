import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { addressOf, freePort, startServer } from "../server";
import { widthsMade } from "../widths-made";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder as the first start leaves it: demo content, one staff account. For copying only. */
    demoDataDir: string;
  }
}

/** Fills one data folder with the demo content; each test file works on a copy of it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-demo-"));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const place = { dataDir, port: await freePort() };
    const server = await startServer(place);
    if (process.env.DEMO_PICTURES === "all") await widthsMade(addressOf(place));
    await server.stop();
  } catch (error) {
    remove();
    throw error;
  }
  project.provide("demoDataDir", dataDir);
  return remove;
}
