import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { scheduleTables } from "../../src/content/schedule/schedule.server";
import type { ContentTables } from "../../src/content/store/tables.server";
import type { Database } from "../../src/platform/db/database.server";
import { openDatabase } from "../../src/platform/db/open.server";
import { BOTH_ENGINES } from "../../test/app";
import { newDatabase } from "../../test/postgres";
import { post, sessionCookie } from "../fixtures/content";
import { report } from "../fixtures/drill";
import { addressOf, freePort, type RunningServer, type ServerPlace, startServer } from "../fixtures/server";

const PROCESSES = 3;
/** Changes, and the milliseconds in which they come due one after the other. */
const COUNT = 1000;
const WITHIN = 30_000;
/** Milliseconds that one may be late; beside other tests the machine has no time that is worth measuring. */
const LATE = 2000;

describe.each(BOTH_ENGINES)("what is planned, on %s", (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-schedule-"));
  const servers: RunningServer[] = [];

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    "is done once each, and on time, by three processes of which one is killed",
    async () => {
      const databaseUrl = engine === "postgres" ? await newDatabase() : undefined;
      const place = { dataDir, ...(databaseUrl && { databaseUrl }), settings: { DEMO_CONTENT: "off" } };
      const places: ServerPlace[] = [];
      for (let count = 0; count < PROCESSES; count += 1) places.push({ ...place, port: await freePort() });
      servers.push(...(await Promise.all(places.map(startServer))));
      const ids = await draftsOf({ url: addressOf(places[0] as ServerPlace) });
      const { db } = openDatabase({ dataDir, databaseUrl });
      const begin = Date.now() + 2000;
      await plan(db, ids, begin);
      await expect.poll(() => left(db), { timeout: WITHIN + 30_000, interval: 20 }).toBeLessThan(COUNT / 2);
      await servers.pop()?.kill();
      await expect.poll(() => left(db), { timeout: WITHIN + 30_000, interval: 50 }).toBe(0);

      const rows = await scheduleTables(db).selectFrom("scheduled_change").selectAll().execute();
      expect(rows.filter(({ state }) => state !== "done")).toEqual([]);
      const late = rows.map(({ at, ended_at }) => Date.parse(ended_at ?? "") - Date.parse(at));
      report(`planned changes on ${engine}`, { changes: COUNT, latest: Math.max(...late) });
      expect(Math.max(...late)).toBeLessThanOrEqual(LATE);
      // Each once: a draft and one published version, and one line of the journal.
      const versions = await db
        .$extendTables<ContentTables>()
        .selectFrom("entry_version")
        .select(["id", (eb) => eb.fn.countAll().as("count")])
        .where("type", "=", "news")
        .where("id", "in", ids)
        .groupBy("id")
        .execute();
      expect(versions.map(({ count }) => Number(count))).toEqual(ids.map(() => 2));
      const journal = await db
        .selectFrom("journal")
        .select("entity_id")
        .where("action", "=", "publishOnTime")
        .execute();
      expect(journal.map(({ entity_id }) => entity_id).sort()).toEqual([...ids].sort());
      await db.destroy();
    },
    WITHIN + 180_000,
  );
});

/** Saves drafts of news by the API; gives their ids. */
async function draftsOf(site: { url: string }): Promise<string[]> {
  const cookie = await sessionCookie(site);
  const ids: string[] = [];
  for (let at = 0; at < COUNT; at += 1) {
    const content = { eng: { header: `Planned ${at}` } };
    const answer = await post(site, "/api/content/news", { content }, cookie);
    ids.push(((await answer.json()) as { id: string }).id);
  }
  return ids;
}

/** Has each published at a moment of its own. */
async function plan(db: Database, ids: readonly string[], begin: number): Promise<void> {
  for (const [number, id] of ids.entries()) {
    const at = new Date(begin + (number * WITHIN) / ids.length).toISOString();
    await scheduleTables(db)
      .insertInto("scheduled_change")
      .values({
        ...{ key: `drill-${number}`, type: "news", id, act: "publish", langs: "eng tra sim", at },
        ...{ author: "admin", state: "waiting", ended_at: null, reason: null },
      })
      .execute();
  }
}

/** The number of changes that are yet to be done. */
async function left(db: Database): Promise<number> {
  const { count } = await scheduleTables(db)
    .selectFrom("scheduled_change")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(count);
}
