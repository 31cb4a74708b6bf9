import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newDatabase } from "../../../test/postgres";
import { type PostgresProxy, proxyPostgres } from "../../../test/postgres-proxy";
import type { Database } from "./database.server";
import { migrate } from "./migrate.server";
import { openDatabase } from "./open.server";
import { advanceSiteRevision, currentSiteRevision, listenForSiteRevision } from "./site-revision.server";

const LISTENERS = `select pid from pg_stat_activity
  where application_name = 'kapok: listens for changes' and datname = current_database()`;

let db: Database;
let proxy: PostgresProxy;
let admin: Client;
let heard: number[];
let stop: () => Promise<void>;

beforeEach(async () => {
  const databaseUrl = await newDatabase();
  db = openDatabase({ databaseUrl, dataDir: "" }).db;
  await migrate(db);
  admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  proxy = await proxyPostgres(databaseUrl);
  heard = [];
  stop = listenForSiteRevision(proxy.url, (revision) => heard.push(revision));
  await expect.poll(() => heard).toEqual([await currentSiteRevision(db)]);
});
afterEach(async () => {
  await stop();
  await proxy.close();
  await admin.end();
  await db.destroy();
});

const save = () => db.transaction().execute((tx) => advanceSiteRevision(tx));
const listeners = async () => (await admin.query(LISTENERS)).rows.length;

it("is notified of each change when it is committed, and of none that is rolled back", async () => {
  const [before = 0] = heard;
  const takenBack = db.transaction().execute(async (tx) => {
    await advanceSiteRevision(tx);
    throw new Error("taken back");
  });
  await expect(takenBack).rejects.toThrow("taken back");
  expect([await save(), await save()]).toEqual([before + 1, before + 2]);
  await expect.poll(() => heard).toEqual([before, before + 1, before + 2]);
});

it("reconnects after its connection was ended, and is notified of what it missed", async () => {
  await admin.query(LISTENERS.replace("select pid", "select pg_terminate_backend(pid)"));
  await expect.poll(() => heard).toHaveLength(2); // the current revision, again
  await proxy.close();
  const missed = await save();
  expect(heard).not.toContain(missed);
  await proxy.open();
  await expect.poll(() => heard.at(-1)).toBe(missed);
  const next = await save();
  await expect.poll(() => heard.at(-1)).toBe(next);
  expect(await listeners()).toBe(1);
});

it("leaves no connection behind when it is stopped, nor waits for a server that is away", async () => {
  await stop();
  await expect.poll(listeners).toBe(0);
  await proxy.close();
  await listenForSiteRevision(proxy.url, (revision) => heard.push(revision))();
  expect(heard).toHaveLength(1);
});
