import type { TestProject } from "vitest/node";
import { startPostgres } from "../postgres-server";

declare module "vitest" {
  interface ProvidedContext {
    /** A real PostgreSQL server, without a database name at its end: `postgres://…:port`. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for all tests; each test makes its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return server.stop;
}
