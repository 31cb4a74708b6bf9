import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import pino from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cdnSettings } from "../../platform/config/cdn-settings.server";
import { CdnPurge } from "./cdn-purge.server";

/** A request to a network's purge address, and its time. */
interface Purge {
  at: number;
  key: string | undefined;
  body: string;
}

let server: Server;
let purges: Purge[];
let status: number;
let logged: string[];
let purge: CdnPurge;
let another: CdnPurge;

beforeEach(async () => {
  purges = [];
  logged = [];
  status = 200;
  server = createServer(async (request, response) => {
    const key = request.headers["access-key"]?.toString();
    const path = request.url === "/purge" ? "" : ` ${request.url}`;
    purges.push({ at: Date.now(), key, body: `${request.method} ${await text(request)}${path}` });
    response.writeHead(status, { Location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const PURGE_URL = `http://127.0.0.1:${port}/purge`;
  const settings = (key: string) =>
    cdnSettings({ CDN_MAX_AGE: 60, PURGE_URL, PURGE_HEADER: `Access-Key: ${key}` });
  purge = new CdnPurge(settings("secret"), log);
  another = new CdnPurge(settings("another"), log, 200);
});
afterEach(async () => {
  await purge.close();
  await another.close();
  server.close();
});

it("purges at once, and again when every process knows of the change, however many changes there are", async () => {
  const changed = Date.now();
  for (let change = 0; change < 20; change += 1) purge.changed();
  await expect.poll(() => purges).toHaveLength(2);
  expect((purges[1]?.at ?? 0) - changed).toBeGreaterThanOrEqual(990);
  const sent = { key: "secret", body: 'POST {"purge_everything":true}' };
  expect(purges).toEqual([expect.objectContaining(sent), expect.objectContaining(sent)]);
  purge.changed();
  await expect.poll(() => purges.length).toBeGreaterThan(2);
});

it("tries again until it is answered, and says so once", async () => {
  status = 500;
  purge.changed();
  await expect.poll(() => purges).toHaveLength(2);
  status = 200;
  await expect.poll(() => purges).toHaveLength(3);
  expect(logged).toEqual([expect.stringContaining("cannot be purged")]);
});

it("ends without waiting for a network that does not answer", async () => {
  server.removeAllListeners("request");
  purge.changed();
  await once(server, "connection");
  await purge.close();
  server.closeAllConnections();
  expect(purges).toEqual([]);
});

const byAnother = () => purges.filter(({ key }) => key === "another");

it("purges after a change whose own process is gone before it could", async () => {
  status = 500;
  purge.changed();
  another.followed();
  await expect.poll(() => purges).not.toHaveLength(0);
  await purge.close();
  await expect.poll(byAnother).not.toHaveLength(0);
  status = 200;
  const before = byAnother().length;
  await expect.poll(() => byAnother().length).toBeGreaterThan(before);
});

it("purges once for changes of others, and not again for what it purges anyway", async () => {
  for (let change = 0; change < 20; change += 1) another.followed();
  await expect.poll(byAnother).toHaveLength(1);
  another.followed();
  const changed = Date.now();
  another.changed();
  await expect.poll(() => (byAnother().at(-1)?.at ?? 0) - changed).toBeGreaterThanOrEqual(990);
  // Two if the answer to the first was still on its way: a running request counts as the one at once.
  expect(byAnother().length).toBeLessThanOrEqual(3);
});
