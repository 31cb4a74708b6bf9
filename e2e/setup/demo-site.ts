import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { addressOf, freePort, startServer } from "../server";

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

const JOB = /^kapok_media_jobs\{.*\} (\d+)$/gm;

/** Waits until all widths of all pictures are there. */
async function widthsMade(url: string): Promise<void> {
  for (;;) {
    const figures = await (await fetch(`${url}/metrics`)).text();
    const jobs = [...figures.matchAll(JOB)].map(([, count]) => Number(count));
    if (jobs.length > 0 && jobs.every((count) => count === 0)) return;
    await setTimeout(200);
  }
}
