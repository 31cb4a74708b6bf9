import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { version } from "../../package.json";
import { addressOf, freePort, startServer } from "../fixtures/server";

const dataDir = mkdtempSync(join(tmpdir(), "kapok-first-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const settings = { LOG_LEVEL: "info", DEMO_CONTENT: "off", WEB_CONCURRENCY: "3", ADMIN_PASSWORD: "" };

it("a first start that cannot listen says that, and the next, which serves, the password of the first account; the log says when a site starts and ends, and which request failed under the id that its client was shown", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port: taken } = other.address() as AddressInfo;
  await expect(startServer({ dataDir, port: taken, settings })).rejects.toThrow(
    "is in use by another program",
  );
  other.close();
  const place = { dataDir, port: await freePort(), settings };
  const { pid, logs, stop } = await startServer(place);
  expect(logs()).toMatch(/Password +\w{5}-/);
  const database = new DatabaseSync(join(dataDir, "kapok.sqlite"), { timeout: 30_000 });
  database.exec("alter table entry rename to entry_away");
  database.close();
  const page = await fetch(`${addressOf(place)}/eng/archive?cat=all`);
  const call = await fetch(`${addressOf(place)}/api/notes`);
  expect([page.status, call.status]).toEqual([500, 500]);
  await stop();

  const lines = logs()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  for (const line of lines) expect([line, line.match(/"pid":/g)?.length]).toEqual([line, 1]);
  const said = (msg: string) => lines.map((line) => JSON.parse(line)).find((line) => line.msg === msg);
  const { port } = place;
  expect(said("the site is served")).toMatchObject({ pid, version, node: process.version, port });
  expect(lines.filter((line) => line.includes("WEB_CONCURRENCY=3 is not used"))).toHaveLength(1);
  const requestId = page.headers.get("x-request-id");
  expect(said("a page failed")).toMatchObject({ requestId, method: "GET", path: "/eng/archive" });
  const ofCall = (await call.json()).requestId;
  expect(said("a call failed")).toMatchObject({ requestId: ofCall, method: "GET", path: "/api/notes" });
  expect(said("told to end")).toMatchObject({ signal: "SIGTERM" });
  expect(said("has ended")).toMatchObject({ code: 0 });
});
