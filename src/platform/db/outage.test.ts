import pino from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { newDatabase } from "../../../test/postgres";
import { type PostgresProxy, proxyPostgres } from "../../../test/postgres-proxy";
import { Outage } from "./outage.server";
import { isDatabaseAway } from "./temporary.server";

describe("a PostgreSQL server that goes away", () => {
  let proxy: PostgresProxy;
  let app: TestApp;

  afterEach(async () => {
    await app.close();
    await proxy.close();
  });

  it("makes every call answer 503 until it is back, and is no error of the program", async () => {
    proxy = await proxyPostgres(await newDatabase());
    app = await openApp("postgres", { DATABASE_URL: proxy.url });
    const staff = await app.login();
    const calls = [
      ["GET", "/api/newsByCat?cat=all", undefined],
      ["GET", "/api/sessions", undefined],
      ["POST", "/api/addnews", { news: { eng: { header: "x" } } }],
      ["POST", "/api/login", { username: "mei", password: "x" }],
      ["POST", "/api/logout", {}],
    ] as const;

    await proxy.close();
    for (const [method, path, json] of calls) {
      const answer = await app.call(method, path, { headers: staff, json });
      expect([path, answer.status]).toEqual([path, 503]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      const { message } = await answer.json();
      expect(message).toMatch(method === "GET" ? /^This cannot be shown/ : /^The site cannot save/);
    }
    const tra = await app.call("GET", "/api/charityItems", { headers: { Cookie: "lang=tra" } });
    expect((await tra.json()).message).toBe("暫時未能顯示，請於一分鐘後再試。");
    const ready = await app.call("GET", "/readyz");
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({
      message: "The site is not ready at the moment. Please try again in a minute.",
      requestId: expect.stringMatching(/^[\w-]{36}$/),
      status: "not ready",
      database: false,
    });
    expect(app.errors()).toEqual([]);

    await proxy.open();
    expect((await app.call("GET", "/api/sessions", { headers: staff })).status).toBe(200);
  });
});

describe("the log of an outage", () => {
  it("has one line when it begins and one when it is over, each time", () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
    const outage = new Outage();
    outage.ended(log);
    for (let time = 0; time < 2; time += 1) {
      for (let failed = 0; failed < 3; failed += 1) outage.began(log, new Error("refused"));
      for (let worked = 0; worked < 3; worked += 1) outage.ended(log);
    }
    const once = [expect.stringContaining("does not answer"), expect.stringContaining("answers again")];
    expect(lines).toEqual([...once, ...once]);
  });
});

it.each([
  [Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }), true],
  [Object.assign(new Error("terminating connection"), { code: "57P01" }), true],
  [Object.assign(new Error("database is locked"), { errcode: 5 }), true],
  [Object.assign(new Error("disk I/O error"), { errcode: 10 + 256 * 3 }), true],
  [Object.assign(new Error("no such column"), { code: "42703" }), false],
  ["ECONNREFUSED", false],
])("%s is an outage: %s", (error, away) => {
  expect(isDatabaseAway(error)).toBe(away);
});
