import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { newDatabase } from "../../test/postgres";
import { sessionCookie } from "../fixtures/content";
import { drilledOn, FULL } from "../fixtures/drill";
import {
  addressOf,
  freePort,
  type RunningServer,
  type ServerPlace,
  STAFF,
  startServer,
} from "../fixtures/server";
import { isShownWithinASecond } from "../fixtures/within-a-second";

const DEMO_ITEMS = 36;

// Several processes on one database: what an operator with two machines, or a careless restart, would have.
describe.each(drilledOn("postgres"))("several processes on %s", (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-processes-"));
  const servers: RunningServer[] = [];

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  // In a drill on SQLite with the first start of the demo, which draws all its pictures, three times.
  const isDemo = FULL && engine === "sqlite";

  it("start together on an empty database, and a save through one shows on all within a second", {
    timeout: 120_000,
  }, async () => {
    const databaseUrl = engine === "postgres" ? await newDatabase() : undefined;
    const places: ServerPlace[] = [];
    for (let count = 0; count < 3; count += 1) {
      const settings = { DEMO_CONTENT: isDemo ? "on" : "off" };
      places.push({ dataDir, port: await freePort(), settings, ...(databaseUrl && { databaseUrl }) });
    }
    servers.push(...(await Promise.all(places.map(startServer))));
    const [first = "", ...others] = places.map(addressOf);

    for (const url of [first, ...others]) {
      const { news } = await (await fetch(`${url}/api/newsByCat?cat=all`)).json();
      expect(news).toHaveLength(isDemo ? DEMO_ITEMS : 0);
    }
    const home = async (url: string) => (await fetch(`${url}/`)).text();
    for (const url of others) expect(await home(url)).not.toContain("Seen everywhere");

    const staff = await sessionCookie({ url: first });
    await fetch(`${first}/api/addnews`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: staff },
      body: JSON.stringify({ news: { eng: { header: "Seen everywhere" }, starred: true } }),
    });
    const everywhere = others.map((url) =>
      isShownWithinASecond(async () => (await home(url)).includes("Seen everywhere")),
    );
    expect(await home(first)).toContain("Seen everywhere");
    expect(await Promise.all(everywhere)).toEqual(others.map(() => true));
  });
});

it("finishes a request in flight before it ends", async () => {
  const place = { dataDir: mkdtempSync(join(tmpdir(), "kapok-flight-")), port: await freePort() };
  const server = await startServer({ ...place, settings: { DEMO_CONTENT: "off" } });
  const body = JSON.stringify({ username: STAFF.username, password: STAFF.password });
  let ended: Promise<void> | undefined;
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${addressOf(place)}/api/login`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
        Expect: "100-continue",
      },
    });
    sent.on("error", reject);
    sent.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    // The server has the request now; its body follows once it has been told to end.
    sent.on("continue", () => {
      ended = server.stop();
      sent.end(body);
    });
    sent.flushHeaders();
  });
  expect(await answered).toBe(200);
  await ended;
  rmSync(place.dataDir, { recursive: true, force: true });
});
