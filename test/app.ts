import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { createApp } from "../src/app.server";
import { createFirstAccount } from "../src/features/accounts/staff-accounts.server";
import { readSiteConfig } from "../src/features/config.server";
import { createDeps, type Limits } from "../src/make-deps.server";
import { migrate } from "../src/platform/db/migrate.server";
import type { Engine } from "../src/platform/db/open.server";
import type { Deps } from "../src/platform/deps.server";
import { putMigratedSqlite } from "./migrated-sqlite";
import { newMigratedDatabase } from "./postgres";

/**
 * For tests of what writes SQL for each of them; all others ask SQLite alone, as these do too for
 * `npm test -- --changed`.
 */
export const BOTH_ENGINES: readonly Engine[] =
  process.env.TEST_ENGINES === "sqlite" ? ["sqlite"] : ["sqlite", "postgres"];

/**
 * For tests of what is above that: what its calls ask of a database is asked of both in test/conformance.test.ts. In
 * `npm test` PostgreSQL, for `npm test -- --changed` SQLite, in a drill both.
 */
export const ONE_ENGINE: readonly Engine[] =
  process.env.DRILL === "full" ? BOTH_ENGINES : BOTH_ENGINES.slice(-1);

export const USERNAME = "mei";
export const PASSWORD = "four unrelated words";

/** The whole program without its pages, on a database of its own, called without a network. */
export interface TestApp {
  deps: Deps;
  /** What is mounted, middleware too, which has the method `ALL`. */
  routes: readonly { method: string; path: string }[];
  /** Sends a request; a `json` body becomes JSON with its header. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** Logs in; gives the headers that carry the session. */
  login(): Promise<Record<string, string>>;
  /** The errors that were logged since the last look. */
  errors(): unknown[];
  close(): Promise<void>;
}

export interface CallOptions {
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  /** Network address of whoever calls. */
  address?: string;
}

/** Opens an app on `engine` with one staff account, {@link USERNAME}. */
export async function openApp(
  engine: Engine = "sqlite",
  env: Record<string, string> = {},
  limits: Limits = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-test-"));
  const databaseUrl = engine === "postgres" ? await newMigratedDatabase() : undefined;
  if (engine === "sqlite") await putMigratedSqlite(dataDir);
  const config = readSiteConfig({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: USERNAME,
    ADMIN_PASSWORD: PASSWORD,
    DEMO_CONTENT: "off",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  });
  const logged: unknown[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const deps: Deps = { ...(await createDeps(config, limits)), log };
  await migrate(deps.db);
  await createFirstAccount(deps);
  const app = createApp(deps);
  const call: TestApp["call"] = async (method, path, { json, body, headers, address } = {}) => {
    const request = {
      method,
      headers: { ...(json !== undefined && { "Content-Type": "application/json" }), ...headers },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(body !== undefined && { body }),
      ...(body instanceof ReadableStream && { duplex: "half" }),
    };
    const from = address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } };
    return app.request(`http://localhost:3000${path}`, request, from);
  };
  return {
    deps,
    routes: app.routes,
    call,
    login: async () =>
      sessionHeaders(await call("POST", "/api/login", { json: { username: USERNAME, password: PASSWORD } })),
    errors: () => logged.splice(0),
    close: async () => {
      await deps.mail.close();
      await deps.media.close();
      await deps.db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The headers that a browser would send after this answer. */
export function sessionHeaders(answer: Response): Record<string, string> {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { Cookie: cookies.join("; ") };
}
