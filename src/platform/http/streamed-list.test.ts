import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { openServer } from "../process/http-server.server";
import { StreamedList, streamedAnswer } from "./streamed-list.server";

let app: TestApp;
beforeAll(async () => {
  app = await openApp("sqlite");
});
afterAll(() => app.close());

it("yields to other requests while a client reads as fast as a list is written", async () => {
  const PARTS = 50;
  const parts = (async function* () {
    for (let number = 0; number < PARTS; number += 1) yield [String(number)];
  })();
  const list = await StreamedList.of(app.deps.db, "numbers", parts);
  const reader = streamedAnswer(list).body?.getReader();
  let read = 0;
  let readBefore: number | undefined;
  setImmediate(() => {
    readBefore = read;
  });
  while (reader && !(await reader.read()).done) read += 1;
  expect(read).toBeGreaterThan(PARTS);
  expect(readBefore).toBeLessThan(PARTS);
});

it("reads no further while a client takes nothing, goes on when it does, and ends when it leaves", async () => {
  const PARTS = 1000; // of 64 KB: more than the system buffers for a connection
  let read = 0;
  const ended = Promise.withResolvers<void>();
  const parts = (async function* () {
    try {
      for (; read < PARTS; read += 1) yield [JSON.stringify("x".repeat(64_000))];
    } finally {
      ended.resolve();
    }
  })();
  const list = await StreamedList.of(app.deps.db, "texts", parts);
  const listener = getRequestListener(() => streamedAnswer(list), { overrideGlobalObjects: false });
  const server = openServer(listener, false).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");

  const untilItRests = async () => {
    // Each part has a turn of its own, so that in many without one there is none to come.
    for (let turns = 0, before = read; turns < 1000 && read < PARTS; before = read) {
      await turn();
      turns = read === before ? turns + 1 : 0;
    }
    return read;
  };
  await expect.poll(() => read).toBeGreaterThan(0);
  const first = await untilItRests();
  expect(first).toBeLessThan(PARTS);
  client.on("data", () => {
    if (read > first) client.pause();
  });
  await expect.poll(() => read).toBeGreaterThan(first);
  expect(await untilItRests()).toBeLessThan(PARTS);
  client.destroy();
  await ended.promise;
  expect(read).toBeLessThan(PARTS);
  server.close();
});
