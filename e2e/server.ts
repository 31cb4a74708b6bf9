import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { parseEnv } from "node:util";

const PROJECT = join(import.meta.dirname, "..");
const BUILT_SERVER = join("build", "server", "index.js");
/** What `npm start` sets before the program begins. */
export const MEMORY_SETTINGS = parseEnv(readFileSync(join(PROJECT, "scripts", "memory.env"), "utf8"));
/** Milliseconds; the first start draws and stores all demo pictures, on a busy machine slowly. */
const START_WITHIN = 90_000;

/** The account that the first start makes. */
export const STAFF = { username: "mei", password: "four unrelated words" };

/** The built site, running in a process of its own. */
export interface RunningServer {
  pid: number;
  /** Everything it has printed so far. */
  logs(): string;
  /** Asks it to end, as an operator would. @throws unless it ends with exit code 0. */
  stop(): Promise<void>;
  /** Ends it as a power cut would, without a chance to finish anything. */
  kill(): Promise<void>;
}

/** Where a server runs: its address is `http://host:port`. */
export interface ServerPlace {
  dataDir: string;
  port: number;
  /** `127.0.0.1` unless a test needs a name, as passkeys do. */
  host?: string;
  /** PostgreSQL instead of the SQLite file in `dataDir`. */
  databaseUrl?: string;
  /** Further settings of the program, as environment variables. */
  settings?: Record<string, string>;
  /** A folder with another build than the project's own. */
  project?: string;
  /** Where its log goes; `unread` for a reader that takes nothing. Else it is read with what the site prints. */
  stderr?: number | "unread";
}

export const addressOf = ({ host = "127.0.0.1", port }: ServerPlace): string => `http://${host}:${port}`;

/** Starts the built site and waits until it says that it runs. */
export async function startServer(place: ServerPlace): Promise<RunningServer> {
  const cwd = place.project ?? PROJECT;
  if (!existsSync(join(cwd, BUILT_SERVER))) {
    throw new Error("The site is not built. Run npm test, which builds it before it opens a browser.");
  }
  const child = spawn(process.execPath, [BUILT_SERVER], {
    cwd,
    env: settingsOf(place),
    stdio: ["ignore", "pipe", typeof place.stderr === "number" ? place.stderr : "pipe"],
  });
  const printed = record(place.stderr === "unread" ? [child.stdout] : [child.stdout, child.stderr]);
  // Not "exit": what it printed last may arrive after that.
  const closed = once(child, "close");
  await running(child, closed, printed);
  const stopIt = () => stop(child, closed, printed);
  return { pid: child.pid ?? 0, logs: printed, stop: stopIt, kill: () => kill(child) };
}

function settingsOf(place: ServerPlace): NodeJS.ProcessEnv {
  // No NODE_ENV: tests run with another one than the site does.
  const { NODE_ENV: _, ...environment } = process.env;
  return {
    ...MEMORY_SETTINGS,
    ...environment,
    PORT: String(place.port),
    PUBLIC_URL: addressOf(place),
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? "",
    DEMO_CONTENT: "on",
    ADMIN_USERNAME: STAFF.username,
    ADMIN_PASSWORD: STAFF.password,
    LOG_LEVEL: "warn",
    ...place.settings,
  };
}

function record(streams: ChildProcess["stdout"][]): () => string {
  let text = "";
  for (const stream of streams) stream?.on("data", (chunk) => (text += chunk));
  return () => text;
}

async function running(child: ChildProcess, closed: Promise<unknown>, printed: () => string): Promise<void> {
  const late = AbortSignal.timeout(START_WITHIN);
  const ended = closed.then(() => {
    throw new Error(`The site ended while it started:\n${printed()}`);
  });
  const listening = (async () => {
    while (!printed().includes("Kapok is running")) {
      if (child.stdout) await once(child.stdout, "data", { signal: late });
    }
  })();
  await Promise.race([listening, ended]).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw late.aborted ? new Error(`The site did not start in time:\n${printed()}`) : error;
  });
  ended.catch(() => {}); // it may end from now on
}

async function stop(child: ChildProcess, closed: Promise<unknown>, printed: () => string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  await closed;
  if (child.exitCode !== 0) throw new Error(`The site ended with ${child.exitCode}:\n${printed()}`);
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("There is no free port.");
  return address.port;
}
