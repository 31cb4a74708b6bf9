import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { addressOf, freePort, type RunningServer, startServer } from "./server";
import { copyDemo } from "./setup/demo-copy";

/** Where a site is. */
export interface SiteAddress {
  /** Without a trailing slash. */
  url: string;
}

/** A site with the demo content that belongs to one test file. */
export interface Site extends SiteAddress {
  dataDir: string;
  /** All that its servers have printed. */
  logs(): string;
  /** Ends the server; {@link Site.start} brings it back with the same address and data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good and removes its data. @throws when it logged an error meanwhile. */
  remove(): Promise<void>;
}

/** Starts a site on a copy of the demo data folder. */
export async function startSite(settings: Record<string, string> = {}, host?: string): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-journey-"));
  await copyDemo(inject("demoDataDir"), dataDir);
  const place = { dataDir, port: await freePort(), settings, ...(host && { host }) };
  const servers: RunningServer[] = [await startServer(place)];
  const logs = () => servers.map((server) => server.logs()).join("");
  const stop = async () => servers.at(-1)?.stop();
  return {
    url: addressOf(place),
    dataDir,
    logs,
    stop,
    start: async () => void servers.push(await startServer(place)),
    remove: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
      const errors = loggedErrors(logs());
      if (errors) throw new Error(`The site logged errors:\n${errors}`);
    },
  };
}

/** Lines of a log about errors; `""` when there are none. */
export const loggedErrors = (log: string): string => (log.match(/^\{"level":(50|60).*$/gm) ?? []).join("\n");
