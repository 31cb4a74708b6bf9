import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { startFailure } from "../process/start-failure.server";
import { askOf } from "./fill.server";
import { sqliteFile } from "./open.server";
import { advanceSiteRevision } from "./site-revision.server";

const LETTER = { firstName: "Mei", lastName: "Chan", email: "mei@visitor.example", message: "Hello" };
/** Milliseconds for which this test waits for a lock. */
const BUSY_TIMEOUT = 600;

describe("while another process has locked the SQLite file", () => {
  let app: TestApp;
  let other: DatabaseSync;

  beforeEach(async () => {
    app = await openApp("sqlite", {}, { busyTimeout: BUSY_TIMEOUT });
    other = new DatabaseSync(sqliteFile(app.deps.config.dataDir));
    other.exec("begin immediate");
  });
  afterEach(async () => {
    other.close();
    await app.close();
  });

  const send = (lastName: string) =>
    app.call("POST", "/api/contact", { json: { ...LETTER, lastName }, headers: { "X-Forwarded-For": "" } });

  it("a waiting write blocks no other request, and runs once the lock is free", async () => {
    const sent = ["Au", "Bo", "Chan", "Ding", "Eu"].map(send);
    await pause(20); // they wait by now, or this test could not fail
    const begun = performance.now();
    expect((await app.call("GET", "/healthz")).status).toBe(200);
    expect((await app.call("GET", "/api/charityItems")).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(BUSY_TIMEOUT / 2);
    other.exec("commit");
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it("what cannot be written in time is a 503 that may be tried again, and is not there", async () => {
    const answer = await send("Chan");
    expect([answer.status, Number(answer.headers.get("retry-after"))]).toEqual([503, 30]);
    const ready = await app.call("GET", "/readyz");
    expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ database: false })]);
    other.exec("commit");
    expect((await send("Chan")).status).toBe(200);
    expect(await askOf(app.deps.db)("select last_name from enquiry")).toHaveLength(1);
    expect(app.errors()).toEqual([]);
  });

  it.skipIf(process.platform !== "linux")(
    "a command says which process that is, and what to do",
    async () => {
      const error = await advanceSiteRevision(app.deps.db).catch((thrown: unknown) => thrown);
      expect(startFailure(error, app.deps.config)).toMatch(
        /kapok\.sqlite in .* is in use: database is locked by process \d+, .*\. Wait until that is done/,
      );
    },
  );
});
