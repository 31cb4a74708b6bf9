import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { addressOf, freePort, startServer } from "../../e2e/fixtures/server.ts";

/** A server in a process of its own. */
export interface OwnProcess {
  /** Without a trailing slash. */
  url: string;
  /** Resident memory now, in bytes; NaN where the system does not say. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts the built site with the demo on `dataDir`, as `npm start` does; says how many milliseconds that took. */
export async function startBuiltSite(dataDir: string): Promise<OwnProcess & { startedIn: number }> {
  // Its passwords are hashed as they are on a real site, with nothing of the tests loaded.
  const place = { dataDir, port: await freePort(), hasForeignPasswords: true };
  const begin = performance.now();
  const server = await startServer(place);
  return {
    ...figuresOf(server.pid),
    url: addressOf(place),
    startedIn: performance.now() - begin,
    stop: server.stop,
  };
}

/** Starts a server that sends the bytes in `file` with these headers, and does nothing else. */
export async function startBareServer(file: string, headers: Record<string, string>): Promise<OwnProcess> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), BODY: file, HEADERS: JSON.stringify(headers) };
  const child = spawn(process.execPath, ["tools/bench/bare-server.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { ...figuresOf(child.pid ?? 0), url: `http://127.0.0.1:${port}`, stop };
}

const figuresOf = (pid: number) => ({
  memory: () => {
    const file = `/proc/${pid}/status`;
    const status = existsSync(file) ? readFileSync(file, "utf8") : "";
    return Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1]) * 1024;
  },
});
