import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { newDatabase } from "../test/postgres";
import { type PostgresProxy, proxyPostgres } from "../test/postgres-proxy";
import { addressOf, freePort, type RunningServer, startServer } from "./server";
import { started } from "./started";

/** A site without demo content, and the way to its database, which can be closed and opened. */
export interface LeavingDatabase {
  readonly url: string;
  readonly server: RunningServer;
  readonly proxy: PostgresProxy;
}

/**
 * Starts such a site before the tests of the file that calls this, and ends it afterwards.
 * @param settings further ones, by the address of its database
 */
export function leavingDatabase(
  settings: (databaseUrl: string) => Record<string, string> = () => ({}),
): LeavingDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-away-"));
  let proxy: PostgresProxy | undefined;
  let server: RunningServer | undefined;
  let url = "";
  beforeAll(async () => {
    proxy = await proxyPostgres(await newDatabase());
    const databaseUrl = proxy.url;
    const all = { DEMO_CONTENT: "off", ...settings(databaseUrl) };
    const place = { dataDir, port: await freePort(), databaseUrl, settings: all };
    url = addressOf(place);
    server = await startServer(place);
  });
  afterAll(async () => {
    await server?.stop();
    await proxy?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    get url() {
      return url;
    },
    get server() {
      return started(server);
    },
    get proxy() {
      return started(proxy);
    },
  };
}
