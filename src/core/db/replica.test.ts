import { afterEach, beforeEach, expect, it } from "vitest";
import { newDatabase } from "../../../test/postgres";
import { type PostgresProxy, proxyPostgres } from "../../../test/postgres-proxy";
import type { Database } from "./database.server";
import { migrate } from "./migrate.server";
import { openPostgres } from "./open.server";
import { type ReadingSide, readingSide } from "./replica.server";
import { advanceRevision, currentRevision } from "./revision.server";

let db: Database;
/** The replica: another database, which is as far behind as the test leaves it. */
let behind: Database;
let way: PostgresProxy;
let reading: ReadingSide;

beforeEach(async () => {
  db = openPostgres(await newDatabase());
  const replicaUrl = await newDatabase();
  behind = openPostgres(replicaUrl);
  for (const each of [db, behind]) await migrate(each);
  way = await proxyPostgres(replicaUrl);
  let known = await currentRevision(db);
  reading = readingSide(db, way.url, () => known);
  save = async () => {
    known = await advanceRevision(db);
  };
});
afterEach(async () => {
  await reading.close();
  await way.close();
  await behind.destroy();
  await db.destroy();
});

let save: () => Promise<void>;

it("reads from the replica while it has all that is known, and from the database until it has", async () => {
  expect(await reading.choose()).not.toBe(db);
  await save();
  expect(await reading.choose()).toBe(db);
  await advanceRevision(behind);
  expect(await reading.choose()).not.toBe(db);
});

it("reads from the database when the replica is away, and for a while after it failed", async () => {
  await way.close();
  expect(await reading.choose()).toBe(db);
  await way.open();
  expect(await reading.choose()).toBe(db);
});

it("leaves a replica alone that failed in mid-page", async () => {
  expect(await reading.choose()).not.toBe(db);
  reading.failed();
  expect(await reading.choose()).toBe(db);
});
