import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { siteConfig } from "../src/site.config";
import { newDatabase } from "../test/postgres";
import { type PostgresProxy, proxyPostgres } from "../test/postgres-proxy";
import { post, sessionCookie } from "./content";
import { addressOf, freePort, type RunningServer, startServer } from "./server";

const dataDir = mkdtempSync(join(tmpdir(), "kapok-replica-"));
let proxy: PostgresProxy;
let server: RunningServer;
let url = "";

beforeAll(async () => {
  proxy = await proxyPostgres(await newDatabase());
  // As a replica that has all there is: the same database by a connection of its own.
  const settings = { DEMO_CONTENT: "off", DATABASE_REPLICA_URL: proxy.url };
  const place = { dataDir, port: await freePort(), databaseUrl: proxy.url, settings };
  url = addressOf(place);
  server = await startServer(place);
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it("says who the charity is, as it was read from the replica last, while no database answers", async () => {
  const name = "Mutual Aid of the Hills";
  const details = { ...siteConfig, name: { ...siteConfig.name, eng: name } };
  await post({ url }, "/api/editSiteDetails", details, await sessionCookie({ url }));
  expect(await (await fetch(`${url}/archive`)).text()).toContain(name);
  await proxy.close();
  const away = await fetch(`${url}/archive?page=7`);
  expect(away.status).toBe(503);
  expect(await away.text()).toContain(name);
});
