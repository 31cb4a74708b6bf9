import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FrontServer } from "../test/front-server";
import { openNginx } from "../test/nginx";
import { newDatabase } from "../test/postgres";
import { type PostgresProxy, proxyPostgres } from "../test/postgres-proxy";
import { openS3Server, type S3Server } from "../test/s3-server";
import { addressOf, freePort, type RunningServer, type ServerPlace, STAFF, startServer } from "./server";

/** A process of the site as it runs on a machine of its own: it shares no file with the others. */
export interface Machine {
  /** Its own address, without nginx. */
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** What docs/scaling.md ends with: nginx, several machines, PostgreSQL and a bucket. */
export interface ManyMachines {
  nginx: FrontServer;
  database: PostgresProxy;
  machines: Machine[];
  /** The headers of a session that was opened by nginx. */
  staff: Record<string, string>;
  /** All that the machines have printed. */
  logs(): string;
  stop(): Promise<void>;
}

/**
 * Starts `count` machines at once on an empty database. Behind them nginx knows one more for each of `later`, which
 * are folders of other builds; those are for the test to start.
 */
export async function startMachines(count: number, later: readonly string[] = []): Promise<ManyMachines> {
  const [nginx, s3, database] = await Promise.all([
    openNginx(),
    openS3Server(),
    newDatabase().then(proxyPostgres),
  ]);
  const shared = { ...settingsOf(s3), PUBLIC_URL: nginx.url };
  const started: ReturnType<typeof machineAt>[] = [];
  for (const project of [...Array.from({ length: count }, () => undefined), ...later]) {
    const dataDir = mkdtempSync(join(tmpdir(), "kapok-machine-"));
    const place = { dataDir, port: await freePort(), databaseUrl: database.url, settings: shared };
    started.push(machineAt({ ...place, ...(project && { project }) }));
  }
  await Promise.all(started.slice(0, count).map(({ machine }) => machine.start()));
  await nginx.lead(started.map(({ machine }) => new URL(machine.url).host));
  return {
    nginx,
    database,
    machines: started.map(({ machine }) => machine),
    staff: await logIn(nginx),
    logs: () => started.map(({ logs }) => logs()).join(""),
    stop: async () => {
      await nginx.stop();
      for (const { stop } of started) await stop();
      await database.close();
      await s3.remove();
    },
  };
}

const settingsOf = (s3: S3Server): Record<string, string> => ({
  ...s3.settings,
  SESSION_SECRET: randomBytes(32).toString("hex"),
  CDN_MAX_AGE: "1",
  DEMO_CONTENT: "off",
});

function machineAt(place: ServerPlace) {
  const runs: RunningServer[] = [];
  let killed = false;
  const machine: Machine = {
    url: addressOf(place),
    start: async () => {
      runs.push(await startServer(place));
      killed = false;
    },
    kill: async () => {
      killed = true;
      await runs.at(-1)?.kill();
    },
  };
  const stop = async () => {
    if (!killed) await runs.at(-1)?.stop();
    rmSync(place.dataDir, { recursive: true, force: true });
  };
  return { machine, stop, logs: () => runs.map((run) => run.logs()).join("") };
}

async function logIn(nginx: FrontServer): Promise<Record<string, string>> {
  const headers = { "Content-Type": "application/json" };
  const { headers: answer } = await nginx.ask("/api/login", {
    method: "POST",
    headers,
    body: JSON.stringify(STAFF),
  });
  const cookies = (answer["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]);
  return { ...headers, Cookie: cookies.join("; ") };
}
