import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { freePort, MEMORY_SETTINGS } from "../../e2e/fixtures/server.ts";

/** A server in a process of its own. */
export interface OwnProcess {
  /** Without a trailing slash. */
  url: string;
  /** Milliseconds from starting the process to its first answer with status 200. */
  startedIn: number;
  /** Resident memory now, in bytes; NaN where the system does not say. */
  memory(): number;
  /** Seconds that all its threads have spent computing so far; NaN where the system does not say. */
  processorTime(): number;
  stop(): Promise<void>;
}

export const STAFF = { username: "bench", password: "only for measuring" };

/**
 * Starts the built site on `dataDir`, with its memory bounded as by `npm start`; the first start on an empty one
 * makes tables and account.
 */
export function startBuiltSite(
  dataDir: string,
  demo: "on" | "off",
  settings: Record<string, string> = {},
): Promise<OwnProcess> {
  return start(["build/server/index.js"], "/healthz", {
    ...MEMORY_SETTINGS,
    ...settings,
    DATA_DIR: dataDir,
    DEMO_CONTENT: demo,
    ADMIN_USERNAME: STAFF.username,
    ADMIN_PASSWORD: STAFF.password,
    LOG_LEVEL: "warn",
    NODE_ENV: undefined,
  });
}

/** Runs `args` under this Node with a free `PORT` and waits until `path` answers. */
export async function start(
  args: readonly string[],
  path: string,
  env: Record<string, string | undefined>,
): Promise<OwnProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PUBLIC_URL: url, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  // Also when a measurement fails.
  const kill = () => child.kill();
  process.once("exit", kill);
  await answering(child, url + path);
  return {
    url,
    startedIn: performance.now() - begin,
    memory: () => residentBytes(child.pid),
    processorTime: () => processorSeconds(child.pid),
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      process.off("exit", kill);
    },
  };
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`The server at ${url} ended while it started.`);
}

function residentBytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}

function processorSeconds(pid: number | undefined): number {
  try {
    const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
    );
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
  } catch {
    return Number.NaN;
  }
}
